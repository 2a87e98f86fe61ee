import 'server-only'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import type { Prisma } from '@/lib/platform/db'
import { dayOf, formatDate, type Day } from '@/lib/shared/dates'
import { pairPersonOf, placedPerson, type PairPerson } from './find-partner'

const DONE_SHOWN = 5

export type PairItem = {
  id: string
  title: string
  owner: PairPerson | null
  dueOn: Day | null
  /** "Nov 30, 2026". */
  due: string | null
  isDone: boolean
}

const selected = {
  id: true,
  title: true,
  owner: { select: placedPerson },
  dueOn: true,
  doneAt: true,
} as const satisfies Prisma.OneOnOneItemSelect

/** Open action items by due date, then done ones. */
export const itemsOfPair = {
  orderBy: [
    { doneAt: { sort: 'desc', nulls: 'first' } },
    { dueOn: { sort: 'asc', nulls: 'last' } },
    { createdAt: 'asc' },
  ],
  take: oneOnOneLimits.openItems + DONE_SHOWN,
  select: selected,
} as const satisfies Prisma.OneOnOnePair$itemsArgs

type Row = Prisma.OneOnOneItemGetPayload<{ select: typeof selected }>

/** The open ones and a few done ones. */
export function toItems(rows: readonly Row[]): PairItem[] {
  const open = rows.filter(({ doneAt }) => doneAt === null)
  return rows.slice(0, open.length + DONE_SHOWN).map(({ owner, dueOn, doneAt, ...item }) => ({
    ...item,
    owner: owner && pairPersonOf(owner),
    dueOn: dueOn && dayOf(dueOn),
    due: dueOn && formatDate(dueOn, 'MMM DD, YYYY', 'UTC'),
    isDone: doneAt !== null,
  }))
}
