import { ButtonLink } from '@/components/ui/button/button-link'
import type { OfferedPlace } from '@/lib/invitations/joining/queries'
import type { InvitationState } from '@/lib/invitations/rules/invitations'
import { formatDate } from '@/lib/shared/dates'
import { JoiningFrame } from './joining-frame'

type Words = { title: string; text: string }

const unknown: Words = {
  title: 'This link leads nowhere any more',
  text: 'It was replaced by a newer one, or a part of it is missing. Look for the newest mail, or ask whoever invited you to send it again.',
}

const words: Record<Exclude<InvitationState, 'waiting'>, (offer: OfferedPlace, isSignedIn: boolean) => Words> = {
  accepted: ({ workspaceName }, isSignedIn) => ({
    title: 'This invitation has been accepted',
    text: `Its place in ${workspaceName} is taken. If it was you, ${isSignedIn ? 'it is among your workspaces' : 'sign in and step inside'}.`,
  }),
  expired: ({ expiresAt, zone, inviterName }) => ({
    title: `This invitation ran out on ${formatDate(expiresAt, 'MMM DD, YYYY', zone)}`,
    text: `Invitations count for seven days. Ask ${inviterName} to send it again: that takes one press.`,
  }),
  revoked: ({ workspaceName, inviterName }) => ({
    title: 'This invitation was taken back',
    text: `It opens nothing in ${workspaceName} any more. Ask ${inviterName} if that surprises you.`,
  }),
  stopped: ({ workspaceName, inviterName }) => ({
    title: 'This invitation is on hold',
    text: `${inviterName} has left ${workspaceName}, or may not offer this place any more. Ask an admin there to send it to you again.`,
  }),
}

interface OverScreenProps {
  offer: OfferedPlace | null
  isSignedIn: boolean
}

/** In place of an invitation that cannot be accepted: why, and what to do now. */
export function OverScreen({ offer, isSignedIn }: OverScreenProps) {
  const { title, text } = offer === null || offer.state === 'waiting' ? unknown : words[offer.state](offer, isSignedIn)
  return (
    <JoiningFrame offer={offer} title={title} text={text}>
      <ButtonLink href={isSignedIn ? '/workspace/switch' : '/auth/login'} variant="primary" size="lg" wide>
        {isSignedIn ? 'Your workspaces' : 'Sign in'}
      </ButtonLink>
    </JoiningFrame>
  )
}
