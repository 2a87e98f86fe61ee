import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** Props of every field of `useActionForm`. */
export interface BoundField<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  name: FieldPath<Input>
}

const isText = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value)

/** Binds a control; its first value is also in the page from the server. */
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

/** Binds one of several choices. */
export function bindChoice<Input extends FieldValues, Output>(
  { form, name }: BoundField<Input, Output>,
  value: string,
) {
  return { ...form.register(name), value, defaultChecked: form.getValues(name) === value }
}

export function errorOf<Input extends FieldValues, Output>({ form, name }: BoundField<Input, Output>) {
  return form.getFieldState(name, form.formState).error?.message
}
