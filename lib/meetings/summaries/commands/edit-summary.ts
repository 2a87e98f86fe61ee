import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { summaryChanged } from '@/lib/meetings/summaries/refusals'
import { sentencesOf, textOf } from '@/lib/meetings/summaries/rules'
import type { EditSummaryInput } from '@/lib/meetings/summaries/schema'
import { findSummary } from '@/lib/meetings/summaries/steps/find-summary'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Throws a conflict after a concurrent edit. */
export const editSummary = (actor: Actor, { id, version, text }: EditSummaryInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockMeeting(tx, actor, id)
    const before = await findSummary(tx, actor, id)
    const sentences = sentencesOf(text, before.content.sentences)
    if (textOf(sentences) === textOf(before.content.sentences)) return { id }
    if (before.version !== version) throw summaryChanged()
    await tx.meetingSummary.update({
      where: { meetingId: id },
      data: {
        content: { ...before.content, sentences },
        editedAt: now(),
        editedById: actor.memberId,
        version: { increment: 1 },
      },
      select: { meetingId: true },
    })
    return { id }
  })
