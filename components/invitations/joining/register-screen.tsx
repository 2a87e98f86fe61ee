'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { useSignInToken } from '@/components/members/sign-in/use-sign-in-token'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { registerInviteeAction } from '@/lib/invitations/joining/actions'
import type { JoiningLink, OfferedPlace } from '@/lib/invitations/joining/queries'
import { JoiningFrame } from './joining-frame'
import { PlaceOffered } from './place-offered'
import { RegisterForm } from './register-form'

interface RegisterScreenProps extends JoiningLink {
  offer: OfferedPlace
}

/** Creates the account of the invited address and enters the workspace. */
export function RegisterScreen({ offer, ...link }: RegisterScreenProps) {
  const form = usePlainForm({ action: registerInviteeAction })
  const { workspaceName } = offer
  useSignInToken(form.success?.data?.signInToken)

  if (!form.success) {
    return (
      <JoiningFrame offer={offer} isIntroduced title={`Join ${workspaceName}`} text={<PlaceOffered {...offer} />}>
        <RegisterForm form={form} offer={offer} {...link} />
      </JoiningFrame>
    )
  }
  return (
    <JoiningFrame offer={offer} title={`Welcome to ${workspaceName}`} text="You’re in.">
      <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
        Open
      </ButtonLink>
    </JoiningFrame>
  )
}
