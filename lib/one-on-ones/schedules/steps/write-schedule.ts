import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ScheduleFields } from '@/lib/one-on-ones/schedules/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/** How long the series of fifty people may take to be made. */
export const SERIES_MS = 60_000

/** The columns of a schedule that is turned on. */
export const scheduleRow = (
  { timeZone }: Actor,
  { title, durationMinutes, frequency, weekdays, meetingsPerDay, startTime }: ScheduleFields,
) => ({
  ...{ title, durationMinutes, frequency, meetingsPerDay, startTime, timeZone },
  weekdays: weekdays.toSorted(),
  isEnabled: true,
  createdAt: now(),
})

/** Says who is in a schedule, and nobody else. */
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
