/** Checks beyond field attributes: the message for an invalid value. */
export type PlainChecks = Readonly<Record<string, (value: string) => string | undefined>>

/** A native control that holds a value. */
export type PlainControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const labelOf = ({ labels }: PlainControl) => labels?.[0]?.textContent?.trim() ?? ''

/** After "Enter your", so drops a leading "your". */
const inSentence = (label: string) => label.replace(/^your /i, '').replace(/^./, (first) => first.toLowerCase())

/** A field's error by attributes, then by the form's checks. */
export function plainFault(input: PlainControl, checks: PlainChecks = {}): string | undefined {
  const { validity, name, value } = input
  const minLength = 'minLength' in input ? input.minLength : 0
  if (validity.valueMissing || (input.required && value.trim() === ''))
    return input.dataset.missing ?? `Enter your ${inSentence(labelOf(input))}.`
  if (validity.typeMismatch) return 'Enter an e-mail address like name@example.com.'
  // As in browsers, an empty field is not too short.
  if (value !== '' && value.length < minLength) return `Use at least ${minLength} characters.`
  return checks[name]?.(value)
}

const controls = 'input:not([type="hidden"]), textarea, select'

/** Whether a form sends what a person enters here. */
export const isPlainControl = (target: EventTarget): target is PlainControl =>
  target instanceof Element && target.matches(controls) && target.hasAttribute('name')

/** A form's visible fields in page order. */
export const plainInputs = ({ elements }: HTMLFormElement) => [...elements].filter(isPlainControl)
