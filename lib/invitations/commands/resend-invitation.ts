import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { mailedToken } from '@/lib/access/invitee'
import { record } from '@/lib/audit/record'
import { isSamePress } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { hashToken } from '@/lib/platform/secrets'
import { ensureRoomToday } from '@/lib/invitations/queries/daily-room'
import { invitationsSent } from '@/lib/invitations/notices'
import type { LockedInvitation } from '@/lib/invitations/steps/lock-invitation'
import { invitationUnwanted } from '@/lib/invitations/refusals'
import type { InvitationIdInput } from '@/lib/invitations/schema'
import { renewInvitation } from '@/lib/invitations/steps/renew-invitation'

/** A copied link replaced the mailed one, so another mail is no repetition. */
const isMailedLinkOpen = (held: LockedInvitation) => held.tokenHash === hashToken(mailedToken(held))

function anew(held: LockedInvitation, at: Date) {
  const { id, sentAt, sentCount } = held
  if (isSamePress(sentAt, at) && isMailedLinkOpen(held)) return null
  const sending = { sentAt: at, sentCount: sentCount + 1 }
  return { ...sending, token: mailedToken({ id, ...sending }) }
}

/** False: a mail went out within the last minute. */
type Resent = { email: string; isSent: boolean }

/** Resends an invitation with a new seven-day link; the old one stops working. Refuses an unsubscribed address. */
export const resendInvitation = (actor: Actor, { id }: InvitationIdInput): Promise<Resent> =>
  transaction(async (tx) => {
    const { held, renewed } = await renewInvitation(tx, actor, { id, renew: anew })
    if (renewed === null) return { email: held.email, isSent: false }
    if ((await listUnsubscribed(tx, actor.workspaceId, [held.email])).has(held.email))
      throw invitationUnwanted(held.email)
    await ensureRoomToday(tx, actor, 1)
    await record(tx, actor, {
      action: 'invitation.resent',
      objectId: id,
      title: `Sent the invitation of ${held.email} again`,
    })
    await invitationsSent(tx, actor, [renewed])
    return { email: held.email, isSent: true }
  })
