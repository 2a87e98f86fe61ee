import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { givingGate, offersApplause } from '@/lib/applause/queries/applause-gate'
import { celebrationKinds, optionalKinds, type CelebrationKind } from '@/lib/celebrations/rules/celebration-kinds'
import {
  categoriesOf,
  celebrationTitle,
  linesForOwner,
  type CelebrationLine,
} from '@/lib/celebrations/rules/celebration-words'
import { MOST_SHOWN, reasonsSchema } from '@/lib/celebrations/schema'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayOf, type Day } from '@/lib/shared/dates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

/** Older ones are stale. */
const SHOWN_DAYS = 14

export type OwnCelebration = {
  id: string
  day: Day
  category: CelebrationKind[]
  title: string
  sentence: string
  lines: CelebrationLine[]
}

const isOffered = (actor: Actor, kind: CelebrationKind) =>
  celebrationKinds.every((one) => one.kind !== kind || !('of' in one) || isSwitchedOn(actor, one.of))

export const hasCelebrations = async (actor: Actor) => offersApplause(actor) && (await givingGate(actor)) === null

export async function listOwnCelebrations(actor: Actor): Promise<OwnCelebration[]> {
  if (!(await hasCelebrations(actor))) return []
  const { workspaceId, memberId, firstName, workspaceName } = actor
  const rows = await db.celebration.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, memberId, viewedAt: null, day: { gt: daysFrom(now(), -SHOWN_DAYS) } },
    orderBy: { day: 'desc' },
    take: MOST_SHOWN,
    select: {
      id: true,
      day: true,
      reasons: true,
      member: { select: { celebrationOptOuts: { select: { kind: true } } } },
    },
  })
  return rows.flatMap(({ id, day: date, reasons: kept, member }) => {
    const without = member.celebrationOptOuts.map(({ kind }) => kind)
    const reasons = reasonsSchema.parse(kept).filter(({ kind }) => !without.includes(kind) && isOffered(actor, kind))
    const said = { firstName, workspaceName, day: dayOf(date) }
    const lines = linesForOwner(reasons, said)
    const sentence = lines.map(({ text }) => text).join(' ')
    const title = celebrationTitle(reasons, said)
    return lines.length === 0 ? [] : [{ id, day: said.day, category: categoriesOf(reasons), title, sentence, lines }]
  })
}

/** The kinds to choose, without those of features that are switched off. */
export async function listOwnKinds(actor: Actor) {
  const { memberId } = actor
  const without = await db.celebrationOptOut.findMany({ where: { memberId }, select: { kind: true } })
  const offered = optionalKinds.filter(({ kind }) => isOffered(actor, kind))
  return offered.map(({ kind, label }) => ({
    kind,
    label,
    isCelebrated: without.every((one) => one.kind !== kind),
  }))
}
