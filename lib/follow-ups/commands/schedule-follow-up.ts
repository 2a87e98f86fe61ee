import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ScheduleFollowUpInput } from '@/lib/follow-ups/schema'
import { ensureSubjects } from '@/lib/follow-ups/steps/ensure-subjects'
import { placesOf } from '@/lib/follow-ups/steps/places-of'
import { writeSubjects } from '@/lib/follow-ups/steps/write-subjects'
import { meetingInvited } from '@/lib/meetings/notices/meeting-invited'
import { bookMeeting, isBookedBefore } from '@/lib/meetings/steps/book-meeting'
import { transaction } from '@/lib/platform/db'

export const scheduleFollowUp = (actor: Actor, input: ScheduleFollowUpInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { madeId: id, title, description, attendeeIds, hasMeet } = input
    const { workspaceId } = actor
    const kind = 'FOLLOW_UP'
    if (await isBookedBefore(tx, actor, { id, kind })) return { id }
    const places = await placesOf(tx, actor, attendeeIds)
    const ids = await bookMeeting(tx, actor, { id, kind, title, description, timing: input, places, hasMeet })
    if (ids.length === 0) return { id }
    await ensureSubjects(tx, actor, input)
    await writeSubjects(tx, workspaceId, ids, input)
    await meetingInvited(tx, actor, { id, workspaceId, kind, title }, { ids, isSeries: input.frequency !== 'Once' })
    return { id }
  })
