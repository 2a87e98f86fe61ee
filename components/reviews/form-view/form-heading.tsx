import { LongText } from '@/components/ui/display/long-text'

interface FormHeadingProps {
  title: string
  description: string
  /** Characters of the description before it expands; none: all. */
  most?: number
  /** The heading level. */
  as?: 'h1' | 'h2'
}

export function FormHeading({ title, description, most, as: Heading = 'h1' }: FormHeadingProps) {
  return (
    <div>
      <Heading className="text-xl font-semibold text-balance wrap-anywhere">{title}</Heading>
      {description.trim() !== '' && (
        <div className="mt-2">
          <LongText text={description} most={most ?? description.length} className="text-reading text-muted" />
        </div>
      )}
    </div>
  )
}
