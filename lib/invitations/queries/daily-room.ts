import 'server-only'
import { db, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { daysFrom, now } from '@/lib/platform/clock'
import { findPayer } from '@/lib/billing/gates'
import { limitOf } from '@/lib/billing/rules'
import { dailyRefusal } from '@/lib/invitations/rules/daily-limit'

/** Invitations sent in 24 hours, resent ones included. Imports have their own limit. */
const countSent = (tx: Pick<Tx, 'auditEntry'>, { workspaceId }: Actor) =>
  tx.auditEntry.count({
    where: {
      workspaceId,
      action: { in: ['member.invited', 'invitation.resent'] },
      createdAt: { gt: daysFrom(now(), -1) },
    },
  })

export async function getRoomToday(actor: Actor): Promise<{ left: number | null; full: string | null }> {
  const [payer, sent] = await Promise.all([getFrame(actor), countSent(db, actor)])
  const most = limitOf(payer, 'invitesPerDay')
  const full = dailyRefusal(payer, sent + 1)?.message ?? null
  return { left: most === null ? null : Math.max(0, most - sent), full }
}

/** Throws when `adding` more exceed the day's limit, on the named field if any. */
export async function ensureRoomToday(tx: Tx, actor: Actor, adding: number, field?: string) {
  const payer = await findPayer(tx, actor.workspaceId)
  const refusal = dailyRefusal(payer, (await countSent(tx, actor)) + adding, field)
  if (refusal) throw refusal
}
