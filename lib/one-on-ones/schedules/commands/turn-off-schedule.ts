import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceledBy } from '@/lib/meetings/notices/meeting-invited'
import { stopSeries } from '@/lib/meetings/steps/stop-series'
import type { ScheduleIdInput } from '@/lib/one-on-ones/schedules/schema'
import { lockSchedule } from '@/lib/one-on-ones/schedules/steps/lock-schedule'
import { SERIES_MS } from '@/lib/one-on-ones/schedules/steps/write-schedule'
import { transaction } from '@/lib/platform/db'

/** Ends a schedule's series, cancels upcoming meetings and notifies each participant once. */
export const turnOffSchedule = (actor: Actor, { id }: ScheduleIdInput): Promise<{ id: string; canceled: number }> =>
  transaction(async (tx) => {
    const { participants } = await lockSchedule(tx, actor, id)
    let canceled = 0
    for (const { seriesId } of participants) {
      const coming = seriesId === null ? [] : await stopSeries(tx, actor, seriesId)
      const ids = coming.map((meeting) => meeting.id)
      if (coming[0]) await meetingCanceledBy(tx, actor, coming[0], { ids, isSeries: true })
      canceled += coming.length
    }
    await tx.oneOnOneScheduleParticipant.updateMany({ where: { scheduleId: id }, data: { seriesId: null } })
    await tx.oneOnOneSchedule.update({ where: { id }, data: { isEnabled: false }, select: { id: true } })
    return { id, canceled }
  }, SERIES_MS)
