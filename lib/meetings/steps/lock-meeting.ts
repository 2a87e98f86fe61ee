import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeMeeting } from '@/lib/meetings/policy'
import {
  meetingCanceled,
  meetingChangedMeanwhile,
  meetingCompleted,
  noSuchMeeting,
  onlyOrganizer,
} from '@/lib/meetings/refusals'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { signal } from '@/lib/platform/live/signals'
import type { Tx } from '@/lib/platform/tx'
import { dayOf, type Day } from '@/lib/shared/dates'
import { switchRefusal } from '@/lib/workspaces/features/rules'

type Row = {
  id: string
  workspaceId: string
  kind: MeetingKind
  organizerId: string
  seriesId: string | null
  occursOn: Date | null
  title: string
  description: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  completedAt: Date | null
  canceledAt: Date | null
  sequence: number
  version: number
}

export type LockedMeeting = Omit<Row, 'occursOn'> & { occursOn: Day | null }

/** Whose page shows the one-on-one, too. */
type Paired = { pairId: string | null }

/** Throws while this kind is off. */
export function ensureMeetings(actor: Actor, kind: MeetingKind) {
  const off = switchRefusal(actor, meetingKinds[kind].feature)
  if (off) throw off
}

/**
 * A meeting of the actor, locked after its series to avoid deadlocks; open pages refresh on commit. Throws not-found
 * for anyone but attendees.
 */
export async function lockMeeting(tx: Tx, actor: Actor, id: string): Promise<LockedMeeting> {
  await tx.$queryRaw`
    SELECT 1 FROM "MeetingSeries" WHERE id = (SELECT "seriesId" FROM "Meeting" WHERE id = ${id}::uuid) FOR UPDATE`
  const [found] = await tx.$queryRaw<(Row & Paired)[]>`
    SELECT m.id, m."workspaceId", m.kind, m."organizerId", m."seriesId", m."occursOn", m.title, m.description,
      m."startsAt", m."endsAt", m."timeZone", m."completedAt", m."canceledAt", m.sequence, m.version,
      (SELECT o."pairId" FROM "OneOnOne" o WHERE o.id = m.id) AS "pairId"
    FROM "Meeting" m WHERE m.id = ${id}::uuid AND m."workspaceId" = ${actor.workspaceId}::uuid
      AND EXISTS (SELECT FROM "MeetingAttendee" a WHERE a."meetingId" = m.id AND a."memberId" = ${actor.memberId}::uuid)
    FOR UPDATE OF m`
  if (!found) throw noSuchMeeting()
  const { pairId, ...row } = found
  ensureMeetings(actor, row.kind)
  await signal(tx, pairId === null ? [id] : [id, pairId])
  return { ...row, occursOn: row.occursOn && dayOf(row.occursOn) }
}

/** Throws a conflict for a past, canceled or stale meeting. */
export function ensurePending({ completedAt, canceledAt, version }: LockedMeeting, seen?: number) {
  if (canceledAt !== null) throw meetingCanceled()
  if (completedAt !== null) throw meetingCompleted()
  if (seen !== undefined && seen !== version) throw meetingChangedMeanwhile()
}

/** For changes: throws forbidden for attendees who may not change it. */
export async function lockOwnMeeting(tx: Tx, actor: Actor, { id, version }: { id: string; version?: number }) {
  const meeting = await lockMeeting(tx, actor, id)
  if (!canChangeMeeting(actor, meeting)) throw onlyOrganizer()
  ensurePending(meeting, version)
  return meeting
}
