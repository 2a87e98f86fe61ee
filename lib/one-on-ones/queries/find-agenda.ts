import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import { db, type Prisma } from '@/lib/platform/db'
import { ownPairs } from './find-partner'
import { ownAgendas, toAgendas } from './list-agendas'
import { itemsOfPair, toItems } from './pair-items'
import { pointsWhere, toPoints } from './agenda-points'

/** In the pair's own statement. */
const agendasOf = (actor: Actor) => ({ select: { agendaTemplates: ownAgendas(actor) } }) as const

type Held = { id: string; isOpen: boolean; completedAt: Date | null }

/** The pair's completed meeting before this one. */
const meetingBefore = ({ id, completedAt }: Held) =>
  ({
    where: {
      id: { not: id },
      meeting: { completedAt: { not: null, ...(completedAt !== null && { lt: completedAt }) } },
    },
    orderBy: { meeting: { completedAt: 'desc' } },
    take: 1,
    select: { meeting: { select: { startsAt: true, completedAt: true } } },
  }) as const satisfies Prisma.OneOnOnePair$meetingsArgs

/**
 * A meeting's agenda: points ticked off in it and, while upcoming, every open point, so open points carry over. `since`
 * is the pair's previous meeting. Throws not-found for anyone but the two.
 */
export async function findAgenda(actor: Actor, pairId: string, held: Held) {
  const isOnIt = { OR: [{ meetingId: held.id }, ...(held.isOpen ? [{ doneAt: null }] : [])] }
  const pair = await db.oneOnOnePair.findFirst({
    relationLoadStrategy: 'join',
    where: { id: pairId, ...ownPairs(actor) },
    select: {
      points: pointsWhere(isOnIt),
      items: itemsOfPair,
      meetings: meetingBefore(held),
      workspace: agendasOf(actor),
      _count: { select: { points: { where: { doneAt: null } } } },
    },
  })
  if (!pair) throw noSuchPair()
  const previous = pair.meetings[0]?.meeting ?? null
  return {
    points: toPoints(actor, pair.points, previous),
    items: toItems(pair.items),
    since: previous?.startsAt ?? null,
    agendas: toAgendas(pair.workspace.agendaTemplates),
    openCount: pair._count.points,
  }
}

/** A pair's open points, planned or not, and its action items. Throws not-found. */
export async function findOpenAgenda(actor: Actor, pairId: string) {
  const pair = await db.oneOnOnePair.findFirst({
    relationLoadStrategy: 'join',
    where: { id: pairId, ...ownPairs(actor) },
    select: { points: pointsWhere({ doneAt: null }), items: itemsOfPair, workspace: agendasOf(actor) },
  })
  if (!pair) throw noSuchPair()
  return {
    points: toPoints(actor, pair.points, null),
    items: toItems(pair.items),
    agendas: toAgendas(pair.workspace.agendaTemplates),
  }
}
