'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input } from '@/components/ui/input/input'
import { PasswordInput } from '@/components/ui/input/password-input'
import { bind, errorOf, type BoundField } from './bound-field'
import { Field } from './field'

export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  quietLabel?: boolean
  aside?: ReactNode
}

type TextFieldProps<Input extends FieldValues, Output> = BoundField<Input, Output> &
  FieldWords &
  // The browser would cut a longer text that is pasted; the schema refuses it.
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'defaultValue' | 'value' | 'maxLength'>

export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  quietLabel,
  aside,
  required,
  type,
  ...rest
}: TextFieldProps<Values, Output>) {
  const words = { label, hint, optional, quietLabel, aside, required }
  return (
    <Field {...words} error={errorOf({ form, name })}>
      {(control) =>
        type === 'password' ? (
          <PasswordInput {...rest} {...control} {...bind({ form, name })} />
        ) : (
          <Input {...rest} type={type} {...control} {...bind({ form, name })} />
        )
      }
    </Field>
  )
}
