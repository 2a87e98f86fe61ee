import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getSeenPlan } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { noSuchSchedule } from '@/lib/one-on-ones/schedules/refusals'
import type { CreateScheduleInput } from '@/lib/one-on-ones/schedules/schema'
import { makeSeries } from '@/lib/one-on-ones/schedules/steps/make-series'
import {
  isCreatedBefore,
  scheduleRow,
  SERIES_MS,
  writeParticipants,
} from '@/lib/one-on-ones/schedules/steps/write-schedule'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export async function createSchedule(actor: Actor, input: CreateScheduleInput): Promise<{ id: string }> {
  const { madeId: id, memberIds } = input
  const own = { id, workspaceId: actor.workspaceId, memberId: actor.memberId }
  if (await isCreatedBefore(own, input)) return { id }
  const slots = await getSeenPlan(actor, input)
  return transaction(async (tx) => {
    const row = { ...own, ...scheduleRow(actor, input) }
    const isFirst = await isFirstInsert(
      tx.oneOnOneSchedule.createMany({ data: [row], skipDuplicates: true }),
      () => tx.oneOnOneSchedule.findFirst({ where: own, select: { id: true } }),
      noSuchSchedule,
    )
    if (!isFirst) return { id }
    await writeParticipants(tx, actor, id, memberIds)
    await makeSeries(tx, actor, row, slots)
    return { id }
  }, SERIES_MS)
}
