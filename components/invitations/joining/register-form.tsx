'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { useSignInToken } from '@/components/members/sign-in/use-sign-in-token'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { BrowserZone } from '@/components/workspaces/address/browser-zone'
import { registerInviteeAction } from '@/lib/invitations/joining/actions'
import type { JoiningLink, JoiningInvitation } from '@/lib/invitations/joining/queries'

interface RegisterFormProps extends JoiningLink {
  invitation: Pick<JoiningInvitation, 'email' | 'firstName' | 'lastName'>
  /** "Join Acme" */
  verb: string
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

/** Creates the invitee's account with a password, or for mailed links only, and enters the workspace. */
export function RegisterForm({ token, proof = '', invitation, verb }: RegisterFormProps) {
  const router = useRouter()
  const form = usePlainForm({ action: registerInviteeAction, onRefused: router.refresh })
  const { email, firstName, lastName } = invitation
  useSignInToken(form.success?.data?.signInToken)

  if (form.success) {
    return (
      <>
        <p>You’re in.</p>
        <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
          Open
        </ButtonLink>
      </>
    )
  }
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
        {verb}
      </Button>
      <Button type="submit" variant="ghost" wide formNoValidate disabled={form.pending} onClick={askPassword(false)}>
        Join without a password
      </Button>
    </PlainFormFrame>
  )
}
