import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What every field of a form made by `useActionForm` is given. */
export interface BoundField<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  name: FieldPath<Input>
}

/** The sentence to show under a field, or undefined while there is nothing wrong with it. */
export function errorOf<Input extends FieldValues, Output>({ form, name }: BoundField<Input, Output>) {
  return form.getFieldState(name, form.formState).error?.message
}
