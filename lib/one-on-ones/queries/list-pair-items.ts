import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import { db, type Prisma } from '@/lib/platform/db'
import { dayOf, type Day } from '@/lib/shared/dates'
import { ownPairs, pairPersonOf, placedPerson, type PairPerson } from './find-partner'

const DONE_SHOWN = 10

export type PairItem = { id: string; title: string; owner: PairPerson | null; dueOn: Day | null; isDone: boolean }

const selected = {
  id: true,
  title: true,
  owner: { select: placedPerson },
  dueOn: true,
  doneAt: true,
} as const satisfies Prisma.OneOnOneItemSelect

/** Open action items by due date, then recently done ones. */
export async function listPairItems(actor: Actor, pairId: string): Promise<PairItem[]> {
  const rows = await db.oneOnOneItem.findMany({
    relationLoadStrategy: 'join',
    where: { pairId, pair: ownPairs(actor) },
    orderBy: [
      { doneAt: { sort: 'desc', nulls: 'first' } },
      { dueOn: { sort: 'asc', nulls: 'last' } },
      { createdAt: 'asc' },
    ],
    take: oneOnOneLimits.openItems + DONE_SHOWN,
    select: selected,
  })
  const open = rows.filter(({ doneAt }) => doneAt === null)
  return rows.slice(0, open.length + DONE_SHOWN).map(({ owner, dueOn, doneAt, ...item }) => ({
    ...item,
    owner: owner && pairPersonOf(owner),
    dueOn: dueOn && dayOf(dueOn),
    isDone: doneAt !== null,
  }))
}
