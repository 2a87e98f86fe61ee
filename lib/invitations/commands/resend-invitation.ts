import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { mailedToken } from '@/lib/access/invitee'
import { record } from '@/lib/audit/record'
import { ensureAtMost } from '@/lib/billing/gates'
import { isSamePress, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { invitationsSent } from '../notices'
import { countSentToday, type HeldInvitation } from '../queries'
import type { InvitationIdInput } from '../schema'
import { renewInvitation } from './renew-invitation'

/** A link made to be passed on has stopped the mailed one, so another mail is no repetition. */
const isMailedLinkOpen = (held: HeldInvitation) => held.tokenHash === hashToken(mailedToken(held))

function anew(held: HeldInvitation, at: Date) {
  const { id, sentAt, sentCount } = held
  if (isSamePress(sentAt, at) && isMailedLinkOpen(held)) return null
  const sending = { sentAt: at, sentCount: sentCount + 1 }
  return { ...sending, token: mailedToken({ id, ...sending }) }
}

/** Whether a mail went out now; if not, the one before went out within the last minute. */
type Resent = { email: string; isSent: boolean }

/** Sends an invitation again, with a new link that counts for seven days; the one before stops working. */
export const resendInvitation = (actor: Actor, { id }: InvitationIdInput): Promise<Resent> =>
  transaction(async (tx) => {
    const { held, renewed } = await renewInvitation(tx, actor, { id, renew: anew })
    if (renewed === null) return { email: held.email, isSent: false }
    ensureAtMost(actor, 'invitesPerDay', (await countSentToday(tx, actor, now())) + 1)
    await record(tx, actor, {
      action: 'invitation.resent',
      objectId: id,
      title: `Sent the invitation of ${held.email} again`,
    })
    await invitationsSent(tx, actor, [renewed])
    return { email: held.email, isSent: true }
  })
