'use client'

import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { Textarea } from '@/components/ui/input/textarea'
import { bind, errorOf, type BoundField } from './bound-field'
import { Field } from './field'
import type { FieldWords } from './text-field'

type TextareaFieldProps<Input extends FieldValues, Output> = BoundField<Input, Output> &
  FieldWords &
  Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'defaultValue' | 'value'> & {
    /** Shows a counter. */
    limit?: number
  }

/** Several lines of text bound to a form. */
export function TextareaField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  quietLabel,
  aside,
  required,
  limit,
  ...rest
}: TextareaFieldProps<Values, Output>) {
  const words = { label, hint, optional, quietLabel, aside, required }
  const bound = bind({ form, name })
  // A new default replaces the element's text, which a dialog takes for lost focus.
  const [defaultValue] = useState(bound.defaultValue)
  const own = { ...bound, defaultValue }
  return (
    <Field {...words} error={errorOf({ form, name })}>
      {(control) =>
        limit ? (
          <CountedTextarea {...rest} {...control} {...own} limit={limit} />
        ) : (
          <Textarea {...rest} {...control} {...own} />
        )
      }
    </Field>
  )
}
