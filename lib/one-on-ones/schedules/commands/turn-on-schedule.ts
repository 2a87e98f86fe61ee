import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getSeenPlan } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { noSuchSchedule } from '@/lib/one-on-ones/schedules/refusals'
import type { TurnOnScheduleInput } from '@/lib/one-on-ones/schedules/schema'
import { lockSchedule } from '@/lib/one-on-ones/schedules/steps/lock-schedule'
import { makeSeries } from '@/lib/one-on-ones/schedules/steps/make-series'
import { scheduleRow, SERIES_MS, writeParticipants } from '@/lib/one-on-ones/schedules/steps/write-schedule'
import { db, transaction } from '@/lib/platform/db'

export async function turnOnSchedule(actor: Actor, input: TurnOnScheduleInput): Promise<{ id: string }> {
  const { id, memberIds } = input
  const { workspaceId, memberId } = actor
  const schedule = await db.oneOnOneSchedule.findFirst({
    where: { id, workspaceId, memberId },
    select: { isEnabled: true },
  })
  if (!schedule) throw noSuchSchedule()
  if (schedule.isEnabled) return { id }
  const slots = await getSeenPlan(actor, input)
  return transaction(async (tx) => {
    const { isEnabled, createdAt } = await lockSchedule(tx, actor, id)
    if (isEnabled) return { id }
    const row = { ...scheduleRow(actor, input), createdAt }
    await tx.oneOnOneSchedule.update({ where: { id }, data: row, select: { id: true } })
    await writeParticipants(tx, actor, id, memberIds)
    await makeSeries(tx, actor, { ...row, id }, slots)
    return { id }
  }, SERIES_MS)
}
