import { PasswordForm } from '@/components/members/sign-in/password-form'
import { SignOutForm } from '@/components/members/sign-out-form'
import { AuthFrame } from '@/components/shell/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import type { OfferedPlace } from '@/lib/invitations/joining/queries'
import { invitationPath, maskedEmail } from '@/lib/invitations/rules'
import { AcceptScreen } from './accept-screen'
import { OverScreen } from './over-screen'
import { PlaceOffered } from './place-offered'
import { RegisterScreen } from './register-screen'

interface JoiningScreenProps {
  token: string
  /** What the link opens; null: nothing. */
  offer: OfferedPlace | null
  /** The address of whoever is signed in. */
  signedInAs: string | null
  mailbox: string | null
}

/** Behind the link of an invitation. It only shows: what joins is the press of a button, which no mail scanner does. */
export function JoiningScreen({ token, offer, signedInAs, mailbox }: JoiningScreenProps) {
  if (offer?.state !== 'waiting') return <OverScreen offer={offer} isSignedIn={signedInAs !== null} />
  const { email, workspaceName, hasAccount } = offer
  const path = invitationPath(token)
  if (signedInAs === email) return <AcceptScreen {...{ token, offer }} />
  if (signedInAs !== null) {
    return (
      <AuthFrame
        title={`This invitation is for ${maskedEmail(email)}`}
        text={`You are signed in as ${signedInAs}. If both are you, sign out here and come back as the person who was invited to ${workspaceName}.`}
        footer={<TextLink href="/dashboard">Go on as you are</TextLink>}
      >
        <SignOutForm look="button" to={path}>
          Sign out and come back
        </SignOutForm>
      </AuthFrame>
    )
  }
  if (!hasAccount) return <RegisterScreen {...{ token, offer, mailbox }} />
  return (
    <AuthFrame
      title={`Join ${workspaceName}`}
      text={
        <>
          <PlaceOffered {...offer} /> You have an account with this address: sign in, and you come back here.
        </>
      }
    >
      <PasswordForm callbackUrl={path} email={email} />
    </AuthFrame>
  )
}
