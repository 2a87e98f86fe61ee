'use client'

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { bind, errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { Textarea } from '@/components/ui/input/textarea'
import type { AddressList, readAddresses } from '@/lib/invitations/rules/addresses'
import { malformedNames } from '@/lib/invitations/rules/invitations'
import type { invitePeopleSchema } from '@/lib/invitations/schema'
import { plural } from '@/lib/shared/text'

type Shape = typeof invitePeopleSchema
export type InviteFormHandle = UseFormReturn<z.input<Shape>, unknown, z.output<Shape>>

const nobody: AddressList = { addressees: [], malformed: [] }

/** The parsed addresses, by the server's rules, which load once there is something to parse. */
export function useAddresses({ control }: InviteFormHandle): AddressList {
  const text = useDeferredValue(useWatch({ control, name: 'addressees' }))
  const [read, setRead] = useState<typeof readAddresses>()
  const isEmpty = text === ''
  useEffect(() => {
    // If that fails, the server still checks.
    if (!isEmpty)
      import('@/lib/invitations/rules/addresses').then(
        (rules) => setRead(() => rules.readAddresses),
        () => undefined,
      )
  }, [isEmpty])
  return useMemo(() => read?.(text) ?? nobody, [read, text])
}

function summaryOf({ addressees, malformed }: AddressList, error: string | undefined) {
  if (addressees.length + malformed.length === 0) return 'Paste a list, with or without names'
  const people = plural(addressees.length, 'person', 'people')
  // The error already names malformed addresses.
  if (malformed.length === 0 || error !== undefined) {
    return addressees.length > 1 ? `${people}.` : `${people}.`
  }
  return `${people}. Not valid: ${malformedNames(malformed)}.`
}

interface AddressFieldProps {
  form: InviteFormHandle
  list: AddressList
}

/** A field for many pasted addresses, with the parsed result below. */
export function AddressField({ form, list }: AddressFieldProps) {
  const error = errorOf({ form, name: 'addressees' })
  return (
    <Field
      label="E-mail addresses"
      hint={<span aria-live="polite">{summaryOf(list, error)}</span>}
      error={error}
      required
    >
      {(control) => (
        <Textarea
          rows={4}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Priya Nair <priya@example.com>, tom@example.com"
          {...control}
          {...bind({ form, name: 'addressees' })}
        />
      )}
    </Field>
  )
}
