'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { MailSent } from '@/components/members/mail-sent'
import { useSignInToken } from '@/components/members/sign-in/use-sign-in-token'
import { breakable } from '@/components/ui/display/breakable'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { registerInviteeAction } from '@/lib/invitations/joining/actions'
import type { OfferedPlace } from '@/lib/invitations/joining/queries'
import { JoiningFrame } from './joining-frame'
import { PlaceOffered } from './place-offered'
import { RegisterForm } from './register-form'

interface RegisterScreenProps {
  token: string
  offer: OfferedPlace
  mailbox: string | null
}

/** A new account for the address that was invited, and straight into the workspace. */
export function RegisterScreen({ token, offer, mailbox }: RegisterScreenProps) {
  const form = usePlainForm({ action: registerInviteeAction })
  const signInToken = form.success?.data?.signInToken
  const { workspaceName, email } = offer
  useSignInToken(signInToken)

  if (!form.success) {
    return (
      <JoiningFrame offer={offer} isIntroduced title={`Join ${workspaceName}`} text={<PlaceOffered {...offer} />}>
        <RegisterForm {...{ form, token, offer }} />
      </JoiningFrame>
    )
  }
  return (
    <JoiningFrame offer={offer} title={`Welcome to ${workspaceName}`} text="Your place is ready.">
      {signInToken ? (
        <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
          Step inside
        </ButtonLink>
      ) : (
        <MailSent mailbox={mailbox}>
          We have sent a link to <strong className="font-medium">{breakable(email)}</strong>. It shows that the address
          is yours, and signs you in.
        </MailSent>
      )}
    </JoiningFrame>
  )
}
