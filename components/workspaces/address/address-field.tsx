'use client'

import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import type { Address } from './use-address'

interface AddressFieldProps {
  form: PlainForm
  address: Address
}

const usual = 'Letters, digits and hyphens'

/** Shows availability while typing. */
export function AddressField({ form, address: { told, write } }: AddressFieldProps) {
  const slug = form.errors['slug'] ?? told?.fault ?? undefined
  const hint = <span aria-live="polite">{told?.fault === null ? `“${told.slug}” is available` : usual}</span>
  return (
    <PlainField
      form={{ errors: { ...form.errors, slug }, sent: form.sent }}
      name="slug"
      label="Workspace address"
      hint={hint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      onInput={write}
    />
  )
}
