import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockMeeting, type LockedMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { AllowAiInput } from '@/lib/meetings/summaries/schema'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'

/** The actor's upcoming meetings of its series after this one; those made later are copied from them. */
async function listFollowing(tx: Tx, { memberId }: Actor, { seriesId, occursOn }: LockedMeeting): Promise<string[]> {
  if (seriesId === null || occursOn === null) return []
  const own = { attendees: { some: { memberId } } }
  const upcoming = { completedAt: null, canceledAt: null, startsAt: { gt: now() }, ...own }
  const where = { seriesId, occursOn: { gt: dateOf(occursOn) }, ...upcoming }
  return (await tx.meeting.findMany({ where, select: { id: true } })).map((one) => one.id)
}

/**
 * Turns AI off or on for a meeting, for anyone in it. Off deletes every summary drafted from it, and applies to the
 * following meetings of its series.
 */
export const allowAi = (actor: Actor, { id, isAllowed }: AllowAiInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    const { workspaceId } = meeting
    const ids = isAllowed ? [id] : [id, ...(await listFollowing(tx, actor, meeting))]
    await tx.meeting.updateMany({ where: { id: { in: ids } }, data: { isWithoutAi: !isAllowed } })
    if (!isAllowed)
      await tx.meetingSummary.deleteMany({
        where: { workspaceId, OR: [{ meetingId: { in: ids } }, { coveredIds: { hasSome: ids } }] },
      })
    return { id }
  })
