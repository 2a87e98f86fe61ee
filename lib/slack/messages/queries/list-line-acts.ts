import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { listOpenAsks } from '@/lib/reviews/quick/queries/list-open-asks'
import type { LineAct } from '@/lib/slack/messages/rules'

type About = { type: string; objectId: string | null }

const idsOf = (lines: readonly About[], type: string) =>
  lines.flatMap((line) => (line.type === type && line.objectId !== null ? [line.objectId] : []))

/** One-on-ones begun, not completed or canceled. */
async function listBegun({ workspaceId, memberId }: Actor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.meeting.findMany({
    where: {
      workspaceId,
      id: { in: [...ids] },
      kind: 'ONE_ON_ONE',
      completedAt: null,
      canceledAt: null,
      startsAt: { lte: now() },
      attendees: { some: { memberId } },
    },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}

/** Actions per notification: answer a quick ask, complete a one-on-one, or none. */
export async function listLineActs(actor: Actor, lines: readonly About[]): Promise<(line: About) => LineAct | null> {
  const [asks, begun] = await Promise.all([
    listOpenAsks(actor, idsOf(lines, 'Review')),
    listBegun(actor, idsOf(lines, 'OneOnOne')),
  ])
  return ({ type, objectId }) => {
    if (objectId === null) return null
    if (type === 'Review' && asks.has(objectId)) return { kind: 'answerQuickAsk', objectId }
    return type === 'OneOnOne' && begun.has(objectId) ? { kind: 'completeOneOnOne', objectId } : null
  }
}
