import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** What every field of a form made by `useActionForm` is given. */
export interface BoundField<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  name: FieldPath<Input>
}

const isText = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value)

/**
 * What ties a control to its field. The value is in the page before its script is, and what somebody typed until then
 * stays and is known.
 */
export function bind<Input extends FieldValues, Output>(
  { form, name }: BoundField<Input, Output>,
  options?: RegisterOptions<Input, FieldPath<Input>>,
) {
  const value: unknown = form.getValues(name)
  return { ...form.register(name, options), defaultValue: isText(value) ? value : undefined }
}

/** The same for a box to tick. */
export function bindTick<Input extends FieldValues, Output>({ form, name }: BoundField<Input, Output>) {
  return { ...form.register(name), defaultChecked: form.getValues(name) === true }
}

/** The same for one of several to choose from. The library unticks what was chosen before the script had come. */
export function bindChoice<Input extends FieldValues, Output>(
  { form, name }: BoundField<Input, Output>,
  value: string,
) {
  const { ref, ...registered } = form.register(name)
  const attach = (radio: HTMLInputElement | null) => {
    const isChosen = radio?.checked === true
    ref(radio)
    if (!isChosen || radio.checked) return
    radio.checked = true
    void registered.onChange({ target: radio, type: 'change' })
  }
  return { ...registered, ref: attach, value, defaultChecked: form.getValues(name) === value }
}

/** The sentence to show under a field, or undefined while there is nothing wrong with it. */
export function errorOf<Input extends FieldValues, Output>({ form, name }: BoundField<Input, Output>) {
  return form.getFieldState(name, form.formState).error?.message
}
