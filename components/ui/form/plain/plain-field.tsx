'use client'

import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input/input'
import { PasswordInput } from '@/components/ui/input/password-input'
import { Field } from '@/components/ui/form/field'
import type { FieldWords } from '@/components/ui/form/text-field'
import type { PlainForm } from './use-plain-form'

type PlainFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'maxLength'> & {
    form: Pick<PlainForm, 'errors' | 'sent'>
    name: string
  }

/** A native one-line input for `usePlainForm`. */
export function PlainField({
  form,
  name,
  label,
  hint,
  optional,
  quietLabel,
  aside,
  type,
  defaultValue,
  ...rest
}: PlainFieldProps) {
  const words = { label, hint, optional, quietLabel, aside, required: rest.required }
  const value = form.sent[name] ?? defaultValue
  return (
    <Field {...words} error={form.errors[name]}>
      {(control) =>
        type === 'password' ? (
          <PasswordInput {...rest} {...control} name={name} />
        ) : (
          <Input {...rest} {...control} type={type} name={name} defaultValue={value} />
        )
      }
    </Field>
  )
}
