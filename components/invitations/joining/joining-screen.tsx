import { SignOutForm } from '@/components/members/sign-out-form'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import type { JoiningLink, OfferedPlace } from '@/lib/invitations/joining/queries'
import { invitationPath, joinVerb, maskedEmail } from '@/lib/invitations/rules/invitations'
import { JoiningFrame } from './joining-frame'
import { LaterAcceptScreen, LaterPassedOnScreen, LaterPasswordForm, LaterRegisterForm } from './later-screens'
import { OverScreen } from './over-screen'
import { PlaceOffered } from './place-offered'

interface JoiningScreenProps extends JoiningLink {
  /** Null: an invalid link. */
  offer: OfferedPlace | null
  person: { email: string; isSuperAdmin: boolean } | null
  mailbox: string | null
}

/** Only the button joins, because mail scanners open links. */
export function JoiningScreen({ token, proof, offer, person, mailbox }: JoiningScreenProps) {
  if (offer?.state !== 'waiting') return <OverScreen offer={offer} isSignedIn={person !== null} />
  const { email, firstName, lastName, workspaceName, isMailed, hasAccount } = offer
  const path = invitationPath(token, proof)
  if (person?.email === email && person.isSuperAdmin) {
    return (
      <JoiningFrame
        offer={offer}
        title="Super admins can’t join workspaces"
        text={`Ask ${offer.inviterName} to invite another e-mail address.`}
      >
        <ButtonLink href="/admin" variant="primary" size="lg" wide>
          Stay signed in
        </ButtonLink>
      </JoiningFrame>
    )
  }
  if (person?.email === email) return <LaterAcceptScreen token={token} offer={offer} />
  if (person !== null) {
    return (
      <JoiningFrame
        offer={offer}
        title={`This invitation is for ${maskedEmail(email)}`}
        text={`You’re signed in as ${person.email}. To join ${workspaceName}, sign out and use the invited address.`}
        footer={<TextLink href="/dashboard">Stay signed in</TextLink>}
      >
        <SignOutForm look="door" to={path}>
          Sign out and join
        </SignOutForm>
      </JoiningFrame>
    )
  }
  if (!isMailed) return <LaterPassedOnScreen token={token} offer={offer} mailbox={mailbox} />
  return (
    <JoiningFrame
      offer={offer}
      isIntroduced
      title={`Join ${workspaceName}`}
      text={
        <>
          <PlaceOffered {...offer} />
          {hasAccount && ' Sign in to accept.'}
        </>
      }
    >
      {hasAccount ? (
        <LaterPasswordForm callbackUrl={path} email={email} />
      ) : (
        <LaterRegisterForm
          token={token}
          proof={proof}
          offer={{ email, firstName, lastName }}
          verb={joinVerb(workspaceName)}
        />
      )}
    </JoiningFrame>
  )
}
