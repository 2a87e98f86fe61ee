'use client'

import type { FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from '@/components/ui/input/select'
import { bind, errorOf, type BoundField } from './bound-field'
import { Field } from './field'
import type { FieldWords } from './text-field'

type SelectFieldProps<Input extends FieldValues, Output> = BoundField<Input, Output> &
  FieldWords &
  Omit<SelectProps, 'form' | 'name' | 'defaultValue' | 'value'>

export function SelectField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  quietLabel,
  aside,
  required,
  ...rest
}: SelectFieldProps<Values, Output>) {
  const words = { label, hint, optional, quietLabel, aside, required }
  return (
    <Field {...words} error={errorOf({ form, name })}>
      {(control) => <Select {...rest} {...control} {...bind({ form, name })} />}
    </Field>
  )
}
