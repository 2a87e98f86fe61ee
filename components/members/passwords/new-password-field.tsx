'use client'

import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'

interface NewPasswordFieldProps {
  form: PlainForm
  label?: string
}

/** A new password with strength hints. */
export function NewPasswordField({ form, label = 'Password' }: NewPasswordFieldProps) {
  return (
    <PlainField
      form={form}
      name="password"
      label={label}
      hint="At least 8 characters; three words work well"
      type="password"
      autoComplete="new-password"
      minLength={8}
      required
    />
  )
}
