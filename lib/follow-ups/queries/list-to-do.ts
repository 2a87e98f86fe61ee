import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { startOfDay, instantOf } from '@/lib/shared/zones'

/** A next step that somebody owns. */
export type StepOwed = { id: string; title: string; dueOn: Day | null; followUp: { id: string; title: string } }

/** The next steps an actor still owes, the earliest due first. */
export async function listStepsOwed({ memberId, workspaceId }: Actor, limit: number): Promise<StepOwed[]> {
  const items = await db.followUpItem.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, ownerId: memberId, doneAt: null, followUp: { meeting: { canceledAt: null } } },
    orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }],
    take: limit,
    select: {
      id: true,
      title: true,
      dueOn: true,
      followUp: { select: { meeting: { select: { id: true, title: true } } } },
    },
  })
  return items.map(({ dueOn, followUp, ...item }) => ({
    ...item,
    dueOn: dueOn && dayOf(dueOn),
    followUp: followUp.meeting,
  }))
}

const row = { id: true, title: true, startsAt: true, endsAt: true } as const

/** The follow-ups an actor has left today, the next one first. */
export function listToday({ memberId, workspaceId, timeZone }: Actor, limit: number) {
  const at = now()
  const tomorrow = instantOf(addDays(dayIn(at, timeZone), 1), '00:00', timeZone) ?? at
  return db.meeting.findMany({
    where: {
      ...{ workspaceId, kind: 'FOLLOW_UP', completedAt: null, canceledAt: null },
      ...{ endsAt: { gte: at }, startsAt: { lt: tomorrow } },
      attendees: { some: { memberId, OR: [{ isAttending: null }, { isAttending: true }] } },
    },
    orderBy: { startsAt: 'asc' },
    take: limit,
    select: row,
  })
}

const MISSED_DAYS = 14

/** The follow-ups an actor organizes that ended lately and were neither completed nor moved. */
export function listMissed({ memberId, workspaceId, timeZone }: Actor, limit: number) {
  const at = now()
  const since = instantOf(addDays(dayIn(startOfDay(at, timeZone), timeZone), -MISSED_DAYS), '00:00', timeZone) ?? at
  return db.meeting.findMany({
    where: {
      ...{ workspaceId, kind: 'FOLLOW_UP', organizerId: memberId, completedAt: null, canceledAt: null },
      endsAt: { gte: since, lt: at },
    },
    orderBy: { startsAt: 'desc' },
    take: limit,
    select: row,
  })
}
