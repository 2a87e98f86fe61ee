import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** Props of every field of `useActionForm`. */
export interface BoundField<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  name: FieldPath<Input>
}

const isText = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value)

/** Binds a control; keeps text typed before the script loaded. */
export function bind<Input extends FieldValues, Output>(
  { form, name }: BoundField<Input, Output>,
  options?: RegisterOptions<Input, FieldPath<Input>>,
) {
  const value: unknown = form.getValues(name)
  return { ...form.register(name, options), defaultValue: isText(value) ? value : undefined }
}

/** Binds a checkbox. */
export function bindTick<Input extends FieldValues, Output>({ form, name }: BoundField<Input, Output>) {
  return { ...form.register(name), defaultChecked: form.getValues(name) === true }
}

/** Binds one of several choices. The library unchecks what was chosen before the script loaded. */
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

export function errorOf<Input extends FieldValues, Output>({ form, name }: BoundField<Input, Output>) {
  return form.getFieldState(name, form.formState).error?.message
}
