interface FormHeadingProps {
  title: string
  description: string
  /** The heading's level on its screen. */
  as?: 'h1' | 'h2'
}

/** What the form is called, and what its creator says about it. */
export function FormHeading({ title, description, as: Heading = 'h1' }: FormHeadingProps) {
  return (
    <div>
      <Heading className="text-xl font-semibold text-balance wrap-anywhere">{title}</Heading>
      {description.trim() !== '' && (
        <p className="mt-2 text-reading text-pretty wrap-anywhere whitespace-pre-line text-muted">{description}</p>
      )}
    </div>
  )
}
