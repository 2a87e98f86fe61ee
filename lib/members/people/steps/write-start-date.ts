import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import type { Tx } from '@/lib/platform/db'
import { dateOf, type Day } from '@/lib/shared/dates'

/** Sets and logs a start date, in the caller's transaction; empty: unknown. */
export async function writeStartDate(tx: Tx, actor: Actor, { id, name }: { id: string; name: string }, day: Day | '') {
  const startDate = day === '' ? null : dateOf(day)
  await tx.member.update({ where: { id }, data: { startDate }, select: { id: true } })
  const title = day === '' ? `Removed the start date of ${name}` : `Changed the start date of ${name} to ${day}`
  await record(tx, actor, { action: 'member.start-date-set', objectId: id, title })
}
