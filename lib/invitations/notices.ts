import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { invitationPath } from './rules'

type Sent = {
  id: string
  email: string
  firstName: string
  lastName: string
  sentCount: number
  expiresAt: Date
  token: string
}

/** `invitation.sent`: the people who are invited, each with the link that is theirs alone. */
export const invitationsSent = (tx: Tx, actor: Actor, sent: Sent[]) =>
  queueMail(
    tx,
    actor.workspaceId,
    sent.map(({ id, email, sentCount, expiresAt, token, ...name }) => ({
      event: 'invitation.sent' as const,
      key: `${id}:${sentCount}`,
      to: { address: email, name: fullName(name) },
      props: {
        recipientName: name.firstName,
        inviterName: fullName(actor),
        workspaceName: actor.workspaceName,
        endsOn: formatDate(expiresAt, 'MMM DD, YYYY', actor.timeZone),
        link: absoluteUrl(invitationPath(token)),
      },
    })),
  )
