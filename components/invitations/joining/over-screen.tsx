import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { SwitchActs } from '@/components/workspaces/switch/switch-acts'
import type { JoiningInvitation } from '@/lib/invitations/joining/queries'
import type { InvitationState } from '@/lib/invitations/rules/invitations'
import { formatDate } from '@/lib/shared/dates'
import { JoiningFrame } from './joining-frame'

type Words = { title: string; text: string }

const unknown: Words = {
  title: 'This link isn’t valid',
  text: 'A newer one may have replaced it, or part of it is missing. Open the newest mail, or ask for a new invitation.',
}

const words: Record<
  Exclude<InvitationState, 'waiting'>,
  (invitation: JoiningInvitation, isSignedIn: boolean) => Words
> = {
  accepted: ({ workspaceName }, isSignedIn) => ({
    title: 'This invitation was already accepted',
    text: isSignedIn ? `Find ${workspaceName} among your workspaces.` : `Sign in to open ${workspaceName}.`,
  }),
  expired: ({ expiresAt, zone, inviterName }) => ({
    title: 'This invitation has expired',
    text: `It was valid until ${formatDate(expiresAt, 'MMM DD, YYYY', zone)}. Ask ${inviterName} for a new one.`,
  }),
  revoked: ({ workspaceName, inviterName }) => ({
    title: 'This invitation was revoked',
    text: `It no longer opens ${workspaceName}. If that’s a mistake, ask ${inviterName}.`,
  }),
  stopped: ({ workspaceName, inviterName }) => ({
    title: 'This invitation is on hold',
    text: `${inviterName} can no longer invite you to ${workspaceName}. Ask an admin there for a new invitation.`,
  }),
}

interface JoinedScreenProps {
  invitation: JoiningInvitation
  workspaceId: string
}

/** For the person who accepted it, also before the page had its script. */
export const JoinedScreen = ({ invitation, workspaceId }: JoinedScreenProps) => (
  <JoiningFrame
    invitation={invitation}
    title={`You’re in ${invitation.workspaceName}`}
    text="You accepted this invitation."
  >
    <SwitchActs>
      <Button type="submit" variant="primary" size="lg" wide name="enter" value={workspaceId}>
        Open
      </Button>
    </SwitchActs>
  </JoiningFrame>
)

interface OverScreenProps {
  invitation: JoiningInvitation | null
  isSignedIn: boolean
}

/** Why an invitation can't be accepted, and what to do. */
export function OverScreen({ invitation, isSignedIn }: OverScreenProps) {
  const { title, text } =
    invitation === null || invitation.state === 'waiting' ? unknown : words[invitation.state](invitation, isSignedIn)
  return (
    <JoiningFrame invitation={invitation} title={title} text={text}>
      <ButtonLink href={isSignedIn ? '/workspace/switch' : '/auth/login'} variant="primary" size="lg" wide>
        {isSignedIn ? 'Your workspaces' : 'Sign in'}
      </ButtonLink>
    </JoiningFrame>
  )
}
