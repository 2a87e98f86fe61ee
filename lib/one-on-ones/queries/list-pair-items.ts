import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import { db, type Prisma } from '@/lib/platform/db'
import { dayOf, type Day } from '@/lib/shared/dates'
import { ownPairs, pairPersonOf, partnerOf, placedPerson, type PairPerson } from './find-partner'

const DONE_SHOWN = 10

export type PairItem = { id: string; title: string; owner: PairPerson | null; dueOn: Day | null; isDone: boolean }

const selected = {
  id: true,
  title: true,
  owner: { select: placedPerson },
  dueOn: true,
  doneAt: true,
} as const satisfies Prisma.OneOnOneItemSelect

/** The action items of a pair: the open ones, the earliest due first, and those done lately. */
export async function listPairItems(actor: Actor, pairId: string): Promise<PairItem[]> {
  const own = { pairId, pair: ownPairs(actor) }
  const [open, done] = await Promise.all([
    db.oneOnOneItem.findMany({
      relationLoadStrategy: 'join',
      where: { ...own, doneAt: null },
      orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }],
      take: oneOnOneLimits.openItems,
      select: selected,
    }),
    db.oneOnOneItem.findMany({
      relationLoadStrategy: 'join',
      where: { ...own, doneAt: { not: null } },
      orderBy: { doneAt: 'desc' },
      take: DONE_SHOWN,
      select: selected,
    }),
  ])
  return [...open, ...done].map(({ owner, dueOn, doneAt, ...item }) => ({
    ...item,
    owner: owner && pairPersonOf(owner),
    dueOn: dueOn && dayOf(dueOn),
    isDone: doneAt !== null,
  }))
}

/** An open action item of the actor, and whom they have it with. */
export type OwnItem = { id: string; title: string; dueOn: Day | null; partner: PairPerson }

/** The open action items that an actor owns, the earliest due first. */
export async function listOwnItems(actor: Actor, limit: number): Promise<OwnItem[]> {
  const { workspaceId, memberId } = actor
  const items = await db.oneOnOneItem.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, ownerId: memberId, doneAt: null, pair: ownPairs(actor) },
    orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }],
    take: limit,
    select: {
      id: true,
      title: true,
      dueOn: true,
      pair: { select: { first: { select: placedPerson }, second: { select: placedPerson } } },
    },
  })
  return items.map(({ dueOn, pair, ...item }) => ({
    ...item,
    dueOn: dueOn && dayOf(dueOn),
    partner: partnerOf(actor, pair),
  }))
}
