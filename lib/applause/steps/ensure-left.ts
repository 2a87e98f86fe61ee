import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { countGiven } from '@/lib/applause/queries/count-given'
import { enoughForToday } from '@/lib/applause/refusals'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import { ensureWithinLimit } from '@/lib/billing/gates'
import { countSeats } from '@/lib/billing/queries'
import type { Tx } from '@/lib/platform/db'

/** Locks the month's pool, so two people can't take the last one. */
export const lockPool = (tx: Tx, { workspaceId }: Actor) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** Throws at the day's or month's limit. The pool must be locked. */
export async function ensureLeft(tx: Tx, actor: Actor) {
  const { month, today } = await countGiven(tx, actor)
  if (today >= applauseLimits.perDay) throw enoughForToday(applauseLimits.perDay)
  await ensureWithinLimit(tx, actor, {
    limit: 'applausePerPersonAndMonth',
    count: async () => month,
    seats: () => countSeats(tx, actor.workspaceId),
  })
}
