import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { DeleteSummaryInput } from '@/lib/meetings/summaries/schema'
import { transaction } from '@/lib/platform/db'

export const deleteSummary = (actor: Actor, { id }: DeleteSummaryInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockMeeting(tx, actor, id)
    await tx.meetingSummary.deleteMany({ where: { meetingId: id } })
    return { id }
  })
