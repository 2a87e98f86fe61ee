import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ScheduleFields } from '@/lib/one-on-ones/schedules/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/** Timeout for fifty series. */
export const SERIES_MS = 60_000

export const scheduleRow = (
  { timeZone }: Actor,
  { title, durationMinutes, frequency, weekdays, meetingsPerDay, startTime }: ScheduleFields,
) => ({
  title,
  durationMinutes,
  frequency,
  meetingsPerDay,
  startTime,
  timeZone,
  weekdays: weekdays.toSorted(),
  isEnabled: true,
  createdAt: now(),
})

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
