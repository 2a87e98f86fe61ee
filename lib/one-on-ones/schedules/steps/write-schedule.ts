import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ScheduleFields } from '@/lib/one-on-ones/schedules/schema'
import { now } from '@/lib/platform/clock'
import { db, ensureSame, type Tx } from '@/lib/platform/db'

/** Timeout for fifty series. */
export const SERIES_MS = 60_000

const choicesOf = ({ title, durationMinutes, frequency, weekdays, meetingsPerDay, startTime }: ScheduleFields) => ({
  title,
  durationMinutes,
  frequency,
  meetingsPerDay,
  startTime,
  weekdays: weekdays.toSorted(),
})

export const scheduleRow = ({ timeZone }: Actor, fields: ScheduleFields) => ({
  ...choicesOf(fields),
  timeZone,
  isEnabled: true,
  createdAt: now(),
})

type OwnSchedule = { id: string; workspaceId: string; memberId: string }

export async function isCreatedBefore(where: OwnSchedule, fields: ScheduleFields) {
  const stored = await db.oneOnOneSchedule.findFirst({
    where,
    select: {
      title: true,
      durationMinutes: true,
      frequency: true,
      meetingsPerDay: true,
      startTime: true,
      weekdays: true,
      participants: { select: { memberId: true } },
    },
  })
  if (!stored) return false
  const { participants, ...choices } = stored
  const memberIds = participants.map(({ memberId }) => memberId).toSorted()
  ensureSame({ ...choices, memberIds }, { ...choicesOf(fields), memberIds: fields.memberIds.toSorted() })
  return true
}

export async function writeParticipants(
  tx: Tx,
  { workspaceId }: Actor,
  scheduleId: string,
  memberIds: readonly string[],
) {
  await tx.oneOnOneScheduleParticipant.deleteMany({ where: { scheduleId, memberId: { notIn: [...memberIds] } } })
  const data = memberIds.map((memberId) => ({ workspaceId, scheduleId, memberId }))
  await tx.oneOnOneScheduleParticipant.createMany({ data, skipDuplicates: true })
}
