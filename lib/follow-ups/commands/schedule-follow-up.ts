import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ScheduleFollowUpInput } from '@/lib/follow-ups/schema'
import { ensureSubjects } from '@/lib/follow-ups/steps/ensure-subjects'
import { placesOf } from '@/lib/follow-ups/steps/places-of'
import { ensureSameSubjects, writeSubjects } from '@/lib/follow-ups/steps/write-subjects'
import { meetingInvited } from '@/lib/meetings/notices/meeting-invited'
import { bookMeeting, isBookedBefore } from '@/lib/meetings/steps/book-meeting'
import { ensureSameLinks, writeOwnLinks } from '@/lib/meetings/steps/write-links'
import { transaction } from '@/lib/platform/db'

export const scheduleFollowUp = (actor: Actor, input: ScheduleFollowUpInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { madeId: id, title, description, attendeeIds, hasMeet, links = [] } = input
    const { workspaceId } = actor
    const meeting = { id, kind: 'FOLLOW_UP', title, description, timing: input } as const
    if (await isBookedBefore(tx, actor, { ...meeting, memberIds: attendeeIds })) {
      await ensureSameSubjects(tx, id, input)
      await ensureSameLinks(tx, id, links)
      return { id }
    }
    const places = await placesOf(tx, actor, attendeeIds)
    const ids = await bookMeeting(tx, actor, { ...meeting, places, hasMeet })
    if (ids.length === 0) return { id }
    await ensureSubjects(tx, actor, input)
    await writeSubjects(tx, workspaceId, ids, input)
    await writeOwnLinks(tx, actor, ids, links)
    await meetingInvited(tx, actor, { ...meeting, workspaceId }, { ids, isSeries: input.frequency !== 'Once' })
    return { id }
  })
