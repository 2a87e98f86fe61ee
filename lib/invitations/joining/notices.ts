import 'server-only'
import { provingToken } from '@/lib/access/invitee'
import { record } from '@/lib/activity/record'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { nameList } from '@/lib/shared/text'
import { invitationPath } from '@/lib/invitations/rules/invitations'
import type { LinkedInvitation } from './queries'

type Accepted = { id: string; workspaceId: string; workspaceName: string; inviterId: string }
type Joined = { memberId: string; name: string; fullTeams: string[] }

export async function invitationAccepted(
  tx: Tx,
  { id, workspaceId, workspaceName, inviterId }: Accepted,
  { memberId, name, fullTeams }: Joined,
) {
  const event = { key: `invitation.accepted:${id}`, link: `/profile/preview/${memberId}`, createdById: memberId }
  const without = fullTeams.length > 0 ? `, but ${nameList(fullTeams)} had no room` : ''
  const message = `${name} accepted your invitation to ${workspaceName}${without}`
  await tell(tx, workspaceId, [{ ...event, memberId: inviterId, type: 'User_Invite', message }])
  await record(tx, workspaceId, [{ ...event, memberId: null, type: 'CUSTOM', title: `${name} joined` }])
}

/** A resent invitation has another link, so its mail has another key. */
export const joiningKey = ({ id, sentCount }: { id: string; sentCount: number }) => `${id}:${sentCount}`

/**
 * `email.joining-begun`: the invited address with its link, on request from a passed-on link. Unsubscribed addresses
 * get it too.
 */
export const joiningAsked = (tx: Tx, invitation: LinkedInvitation, token: string) =>
  queueMail(tx, null, [
    {
      event: 'email.joining-begun',
      key: `${joiningKey(invitation)}:${now().getTime()}`,
      to: { address: invitation.email, name: '' },
      props: {
        inviterName: invitation.inviterName,
        workspaceName: invitation.workspaceName,
        endsOn: formatDate(invitation.expiresAt, 'MMM DD, YYYY', invitation.inviterZone),
        link: absoluteUrl(invitationPath(token, provingToken(invitation))),
      },
    },
  ])
