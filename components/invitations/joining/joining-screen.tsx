import { SignOutForm } from '@/components/members/sign-out-form'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import type { JoiningLink, JoiningInvitation } from '@/lib/invitations/joining/queries'
import { invitationPath, joinVerb, maskedEmail } from '@/lib/invitations/rules/invitations'
import { signInPath } from '@/lib/shared/routes'
import { JoiningFrame } from './joining-frame'
import { LaterAcceptScreen, LaterPassedOnScreen, LaterPasswordForm, LaterRegisterForm } from './later-screens'
import { JoinedScreen, OverScreen } from './over-screen'
import { InvitationSummary } from './invitation-summary'

interface JoiningScreenProps extends JoiningLink {
  /** Null: an invalid link. */
  invitation: JoiningInvitation | null
  person: { userId: string; email: string; isSuperAdmin: boolean } | null
  mailbox: string | null
}

/** Only the button joins, because mail scanners open links. */
export function JoiningScreen({ token, proof, invitation, person, mailbox }: JoiningScreenProps) {
  const joined = invitation?.joined
  if (joined && joined.userId === person?.userId)
    return <JoinedScreen invitation={invitation} workspaceId={joined.workspaceId} />
  if (invitation?.state !== 'waiting') return <OverScreen invitation={invitation} isSignedIn={person !== null} />
  const { email, firstName, lastName, workspaceName, isMailed, hasAccount } = invitation
  const path = invitationPath(token, proof)
  const verb = joinVerb(workspaceName)
  const summary = <InvitationSummary {...invitation} />
  if (person?.email === email && person.isSuperAdmin) {
    return (
      <JoiningFrame
        invitation={invitation}
        title="Super admins can’t join workspaces"
        text={`Ask ${invitation.inviterName} to invite another e-mail address.`}
      >
        <ButtonLink href="/admin" variant="primary" size="lg" wide>
          Stay signed in
        </ButtonLink>
      </JoiningFrame>
    )
  }
  if (person?.email === email)
    return <LaterAcceptScreen token={token} invitation={invitation} summary={summary} verb={verb} />
  if (person !== null) {
    return (
      <JoiningFrame
        invitation={invitation}
        title={`This invitation is for ${maskedEmail(email)}`}
        text={`You’re signed in as ${person.email}. To join ${workspaceName}, sign out and use the invited address.`}
        footer={<TextLink href="/dashboard">Stay signed in</TextLink>}
      >
        <SignOutForm look="large" to={path}>
          Sign out and join
        </SignOutForm>
      </JoiningFrame>
    )
  }
  const signIn = signInPath(invitationPath(token))
  if (!isMailed)
    return (
      <LaterPassedOnScreen token={token} invitation={invitation} summary={summary} signIn={signIn} mailbox={mailbox} />
    )
  return (
    <JoiningFrame
      invitation={invitation}
      isIntroduced
      title={`Join ${workspaceName}`}
      text={
        <>
          {summary}
          {hasAccount && ' Sign in to accept.'}
        </>
      }
    >
      {hasAccount ? (
        <LaterPasswordForm callbackUrl={path} email={email} />
      ) : (
        <LaterRegisterForm token={token} proof={proof} invitation={{ email, firstName, lastName }} verb={verb} />
      )}
    </JoiningFrame>
  )
}
