import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { scheduleIsOn } from '@/lib/one-on-ones/schedules/refusals'
import type { ScheduleIdInput } from '@/lib/one-on-ones/schedules/schema'
import { lockSchedule } from '@/lib/one-on-ones/schedules/steps/lock-schedule'
import { transaction } from '@/lib/platform/db'

/** Refuses an active schedule. */
export const deleteSchedule = (actor: Actor, { id }: ScheduleIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { isEnabled } = await lockSchedule(tx, actor, id)
    if (isEnabled) throw scheduleIsOn()
    await tx.oneOnOneSchedule.delete({ where: { id }, select: { id: true } })
    return { id }
  })
