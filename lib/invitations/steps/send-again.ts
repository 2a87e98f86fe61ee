import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { mailedToken } from '@/lib/access/invitee'
import { record } from '@/lib/audit/record'
import { invitationsSent } from '@/lib/invitations/notices'
import { ensureRoomToday } from '@/lib/invitations/queries/daily-room'
import { invitationUnwanted } from '@/lib/invitations/refusals'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { isSamePress } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import type { LockedInvitation } from './lock-invitation'
import { renewInvitation } from './renew-invitation'

/** A copied link replaced the mailed one, so another mail is no repetition. */
const isMailedLinkOpen = (held: LockedInvitation) => held.tokenHash === hashToken(mailedToken(held))

async function anew(tx: Tx, { workspaceId }: Actor, held: LockedInvitation, at: Date) {
  const { id, email, sentAt, sentCount } = held
  if (isSamePress(sentAt, at) && isMailedLinkOpen(held)) return null
  if ((await listUnsubscribed(tx, workspaceId, [email])).has(email)) throw invitationUnwanted(email)
  const sending = { sentAt: at, sentCount: sentCount + 1 }
  return { ...sending, token: mailedToken({ id, ...sending }) }
}

/** False: a mail went out within the last minute. */
export type Resent = { email: string; isSent: boolean }

/** Resends in the caller's transaction. Refuses before any change, except above the limit of the plan or day. */
export async function sendAgain(tx: Tx, actor: Actor, id: string): Promise<Resent> {
  const renew = (held: LockedInvitation, at: Date) => anew(tx, actor, held, at)
  const { held, renewed } = await renewInvitation(tx, actor, { id, renew })
  const { email } = held
  if (renewed === null) return { email, isSent: false }
  await ensureRoomToday(tx, actor, 1)
  const title = `Sent the invitation of ${email} again`
  await record(tx, actor, { action: 'invitation.resent', objectId: id, title })
  await invitationsSent(tx, actor, [renewed])
  return { email, isSent: true }
}
