import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { mailedToken } from '@/lib/access/invitee'
import { record } from '@/lib/audit/record'
import { ensureAtMost } from '@/lib/billing/gates'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { invitationsSent } from '../notices'
import { countSentToday, type HeldInvitation } from '../queries'
import { isSamePress } from '../rules'
import type { InvitationIdInput } from '../schema'
import { renewInvitation } from './renew-invitation'

function anew({ id, sentAt, sentCount }: HeldInvitation, at: Date) {
  if (isSamePress(sentAt, at)) return null
  const sending = { sentAt: at, sentCount: sentCount + 1 }
  return { ...sending, token: mailedToken({ id, ...sending }) }
}

/** Sends an invitation again, with a new link that counts for seven days; the one before stops working. */
export const resendInvitation = (actor: Actor, { id }: InvitationIdInput): Promise<{ email: string }> =>
  transaction(async (tx) => {
    const { held, renewed } = await renewInvitation(tx, actor, { id, renew: anew })
    if (renewed === null) return { email: held.email }
    ensureAtMost(actor, 'invitesPerDay', (await countSentToday(tx, actor, now())) + 1)
    await record(tx, actor, {
      action: 'invitation.resent',
      objectId: id,
      title: `Sent the invitation of ${held.email} again`,
    })
    await invitationsSent(tx, actor, [renewed])
    return { email: held.email }
  })
