import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceled } from '@/lib/meetings/refusals'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { CoveredMeeting } from '@/lib/meetings/summaries/queries/list-covered'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { Draft } from '@/lib/summaries/schema'
import { lockWithAi } from './lock-with-ai'

/** Replaces the summary. Throws if AI was turned off meanwhile. */
export const saveSummary = (actor: Actor, meetingId: string, content: Draft, covered: readonly CoveredMeeting[]) =>
  transaction(async (tx) => {
    const { workspaceId, startsAt, canceledAt } = await lockMeeting(tx, actor, meetingId)
    if (canceledAt !== null) throw meetingCanceled()
    const coveredIds = covered.map(({ id }) => id)
    await lockWithAi(tx, workspaceId, coveredIds)
    const row = {
      content,
      coveredIds,
      rangeStartsAt: covered[0]?.startsAt ?? startsAt,
      rangeEndsAt: startsAt,
      generatedAt: now(),
      generatedById: actor.memberId,
      editedAt: null,
      editedById: null,
    }
    await tx.meetingSummary.upsert({
      where: { meetingId },
      create: { ...row, meetingId, workspaceId },
      update: { ...row, version: { increment: 1 } },
      select: { meetingId: true },
    })
  })
