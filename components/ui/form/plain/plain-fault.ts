/** Checks beyond field attributes: the message for an invalid value. */
export type PlainChecks = Readonly<Record<string, (value: string) => string | undefined>>

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() ?? ''

/** After "Enter your", so drops a leading "your". */
const inSentence = (label: string) => label.replace(/^your /i, '').replace(/^./, (first) => first.toLowerCase())

/** A field's error by attributes, then by the form's checks. */
export function plainFault(input: HTMLInputElement, checks: PlainChecks = {}): string | undefined {
  const { validity, minLength, name, value } = input
  if (validity.valueMissing || (input.required && value.trim() === ''))
    return `Enter your ${inSentence(labelOf(input))}.`
  if (validity.typeMismatch) return 'Enter an e-mail address like name@example.com.'
  // As in browsers, an empty field is not too short.
  if (value !== '' && value.length < minLength) return `Use at least ${minLength} characters.`
  return checks[name]?.(value)
}

const isSeen = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.name !== '' && element.type !== 'hidden'

/** A form's visible fields in page order. */
export const plainInputs = ({ elements }: HTMLFormElement) => [...elements].filter(isSeen)
