import { LongText } from '@/components/ui/display/long-text'

interface FormHeadingProps {
  title: string
  description: string
  /** As many characters of the description as stand there before it is opened; left out: all. */
  most?: number
  /** The heading's level on its screen. */
  as?: 'h1' | 'h2'
}

/** What the form is called, and what its creator says about it. */
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
