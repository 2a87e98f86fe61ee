/** What a form knows about its fields beyond their attributes: the sentence on a value that will be refused. */
export type PlainChecks = Readonly<Record<string, (value: string) => string | undefined>>

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() ?? ''

/** As it follows "Enter your": a label may begin with that word itself. */
const inSentence = (label: string) => label.replace(/^your /i, '').replace(/^./, (first) => first.toLowerCase())

/** What is wrong with a field, by its own attributes and then by the form's check, or undefined. */
export function plainFault(input: HTMLInputElement, checks: PlainChecks = {}): string | undefined {
  const { validity, minLength, name, value } = input
  if (validity.valueMissing || (input.required && value.trim() === ''))
    return `Enter your ${inSentence(labelOf(input))}.`
  if (validity.typeMismatch) return 'Enter an e-mail address like name@example.com.'
  // As for the browser, a field left empty is not too short.
  if (value !== '' && value.length < minLength) return `Use at least ${minLength} characters.`
  return checks[name]?.(value)
}

const isSeen = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.name !== '' && element.type !== 'hidden'

/** The fields of a form that a person sees, in their order on the page. */
export const plainInputs = ({ elements }: HTMLFormElement) => [...elements].filter(isSeen)
