import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchSchedule } from '@/lib/one-on-ones/schedules/refusals'
import type { Tx } from '@/lib/platform/tx'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'

/** A schedule with participants, locked. Throws not-found for anyone but its owner. */
export async function lockSchedule(tx: Tx, actor: Actor, id: string) {
  ensureMeetings(actor, 'ONE_ON_ONE')
  await tx.$queryRaw`SELECT 1 FROM "OneOnOneSchedule" WHERE id = ${id}::uuid FOR UPDATE`
  const { workspaceId, memberId } = actor
  const schedule = await tx.oneOnOneSchedule.findFirst({
    where: { id, workspaceId, memberId },
    include: {
      participants: {
        orderBy: { seriesId: 'asc' },
        select: { memberId: true, seriesId: true, series: { select: { endedAt: true } } },
      },
    },
  })
  if (!schedule) throw noSuchSchedule()
  return schedule
}
