'use client'

import type { FieldValues } from 'react-hook-form'
import type { BoundField } from '@/components/ui/form/bound-field'
import { TextField } from '@/components/ui/form/text-field'

/** A password being chosen, with what makes one strong said below it. */
export function NewPasswordField<Values extends FieldValues, Output>({
  label = 'Password',
  ...bound
}: BoundField<Values, Output> & { label?: string }) {
  return (
    <TextField
      {...bound}
      label={label}
      hint="At least 8 characters. Three words that have nothing in common are strong and easy to keep."
      type="password"
      autoComplete="new-password"
      required
    />
  )
}
