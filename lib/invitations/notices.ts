import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { invitedCode } from '@/lib/access/invitee'
import { fullName } from '@/lib/members/rules'
import { queueMail, withdrawMails } from '@/lib/notifications/outbox'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { invitationPath } from './rules/invitations'

type Sent = {
  id: string
  email: string
  firstName: string
  lastName: string
  sentCount: number
  expiresAt: Date
  token: string
  /** Asked with the invitation. */
  question?: string
}

/**
 * `invitation.sent`: each invitee, with their own link. Unsubscribed people get no mail; the list of invitations says
 * so.
 */
export const invitationsSent = (tx: Tx, actor: Actor, sent: Sent[]) =>
  queueMail(
    tx,
    actor.workspaceId,
    sent.map(({ id, email, sentCount, expiresAt, token, question, ...name }) => ({
      event: 'invitation.sent' as const,
      key: `${id}:${sentCount}`,
      to: { address: email, name: fullName(name) },
      from: actor.memberId,
      props: {
        inviterName: fullName(actor),
        question,
        workspaceName: actor.workspaceName,
        endsOn: formatDate(expiresAt, 'MMM DD, YYYY', actor.timeZone),
        link: absoluteUrl(invitationPath(token)),
        unsubscribeLink: absoluteUrl(unsubscribePath(invitedCode(id))),
      },
    })),
  )

/** Cancels an invitation's unsent mails after it is answered, revoked or renewed. */
export const invitationMailsWithdrawn = (tx: Tx, workspaceId: string, { id, email }: Pick<Sent, 'id' | 'email'>) =>
  withdrawMails(
    tx,
    workspaceId,
    [email],
    [
      { event: 'invitation.sent', about: id },
      { event: 'invitation.reminded', about: id },
    ],
  )
