import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { AllowAiInput } from '@/lib/meetings/summaries/schema'
import { transaction } from '@/lib/platform/db'

/**
 * Turns AI off or on for a meeting, for anyone in it. Off deletes every summary drafted from it, and applies to later
 * meetings of its series.
 */
export const allowAi = (actor: Actor, { id, isAllowed }: AllowAiInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { workspaceId } = await lockMeeting(tx, actor, id)
    await tx.meeting.update({ where: { id }, data: { isWithoutAi: !isAllowed }, select: { id: true } })
    if (!isAllowed)
      await tx.meetingSummary.deleteMany({
        where: { workspaceId, OR: [{ meetingId: id }, { coveredIds: { has: id } }] },
      })
    return { id }
  })
