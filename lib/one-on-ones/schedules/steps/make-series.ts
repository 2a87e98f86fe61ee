import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { bookOneOnOne } from '@/lib/one-on-ones/steps/book-one-on-one'
import type { PlannedSlot } from '@/lib/one-on-ones/schedules/rules/lay-out'
import type { Tx } from '@/lib/platform/db'
import type { OneOnOneSchedule } from '@/lib/platform/generated/prisma/client'
import { randomId } from '@/lib/shared/randomness'

type Laid = Pick<OneOnOneSchedule, 'id' | 'title' | 'durationMinutes' | 'frequency'>

/** Creates and announces each participant's series. Throws a conflict for a taken slot. */
export async function makeSeries(tx: Tx, actor: Actor, schedule: Laid, slots: readonly PlannedSlot[]) {
  const { id: scheduleId, title, durationMinutes, frequency } = schedule
  // A fixed order, so overlapping schedules don't deadlock.
  for (const { memberId, day, time } of slots.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) {
    const timing = { day, time, durationMinutes, frequency, monthlyOn: 'START_WEEK_OF_MONTH', lastOn: null } as const
    const id = randomId()
    await bookOneOnOne(tx, actor, { id, withId: memberId, title, description: '', timing })
    const { seriesId } = await tx.meeting.findUniqueOrThrow({ where: { id }, select: { seriesId: true } })
    const where = { scheduleId_memberId: { scheduleId, memberId } }
    const data = { scheduleId, memberId, workspaceId: actor.workspaceId, seriesId }
    await tx.oneOnOneScheduleParticipant.upsert({
      where,
      create: data,
      update: { seriesId },
      select: { memberId: true },
    })
  }
}
