import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { AllowAiInput } from '@/lib/meetings/summaries/schema'
import { transaction } from '@/lib/platform/db'

/**
 * Keeps AI out of a meeting, or lets it in again: anybody in it may. Kept out, every summary that was drafted from it goes,
 * and meetings that its series makes later are without AI, too.
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
