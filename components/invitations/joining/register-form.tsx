'use client'

import type { MouseEvent } from 'react'
import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { BrowserZone } from '@/components/workspaces/address/browser-zone'
import type { JoiningLink, OfferedPlace } from '@/lib/invitations/joining/queries'
import { truncate } from '@/lib/shared/text'

/** Longer names don't fit a phone's button. */
const SHOWN = 28

interface RegisterFormProps extends JoiningLink {
  form: PlainForm
  offer: OfferedPlace
}

/** The pressed button decides whether a password is required. */
const askPassword =
  (isAsked: boolean) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const input = currentTarget.form?.elements.namedItem('password')
    if (!(input instanceof HTMLInputElement)) return
    input.required = isAsked
    if (!isAsked) input.value = ''
  }

/** Registers with a password, or by mailed links only. */
export function RegisterForm({ form, token, proof = '', offer }: RegisterFormProps) {
  const { email, firstName, lastName, workspaceName } = offer
  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="proof" value={proof} />
      <BrowserZone />
      <PlainField
        form={form}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <PlainField
          form={form}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={firstName}
          required
        />
        <PlainField form={form} name="lastName" label="Last name" autoComplete="family-name" defaultValue={lastName} />
      </div>
      <NewPasswordField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending} onClick={askPassword(true)}>
        Join {truncate(workspaceName, SHOWN)}
      </Button>
      <Button type="submit" variant="ghost" wide formNoValidate disabled={form.pending} onClick={askPassword(false)}>
        Join without a password
      </Button>
    </PlainFormFrame>
  )
}
