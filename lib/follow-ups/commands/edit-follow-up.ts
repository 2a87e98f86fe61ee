import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchFollowUp } from '@/lib/follow-ups/refusals'
import type { EditFollowUpInput } from '@/lib/follow-ups/schema'
import { readableReviews } from '@/lib/follow-ups/queries/list-subjects'
import { ensureSubjects } from '@/lib/follow-ups/steps/ensure-subjects'
import { placesOf } from '@/lib/follow-ups/steps/places-of'
import { copySubjects, writeSubjects } from '@/lib/follow-ups/steps/write-subjects'
import { visibleGoals } from '@/lib/goals/queries/visible-goals'
import { meetingChanged } from '@/lib/meetings/notices/meeting-invited'
import type { MeetingPlace } from '@/lib/meetings/steps/book-places'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { transaction, type Tx } from '@/lib/platform/db'

const present = {
  goals: { select: { goalId: true } },
  reviews: { select: { reviewId: true } },
  meeting: { select: { attendees: { select: { memberId: true } } } },
} as const

/** Subjects the actor can't see, which an edit must keep. */
async function listHidden(tx: Tx, actor: Actor, goalIds: readonly string[], reviewIds: readonly string[]) {
  const goals = await tx.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM "Goal" g WHERE g.id = ANY (${goalIds}::uuid[]) AND NOT COALESCE(${visibleGoals(actor)}, false)`
  const reviews = await tx.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM "Review" r WHERE r.id = ANY (${reviewIds}::uuid[]) AND NOT COALESCE(${readableReviews(actor)}, false)`
  return { goalIds: goals.map(({ id }) => id), reviewIds: reviews.map(({ id }) => id) }
}

/** The open next steps of people no longer in it become the organizer's. */
const takeOverSteps = (tx: Tx, { memberId }: Actor, ids: readonly string[], places: readonly MeetingPlace[]) =>
  tx.followUpItem.updateMany({
    where: { followUpId: { in: [...ids] }, doneAt: null, ownerId: { notIn: places.map((one) => one.memberId) } },
    data: { ownerId: memberId },
  })

/** Edits a follow-up, or its series as far as the scope says. */
export const editFollowUp = (actor: Actor, input: EditFollowUpInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { id, scope, title, type } = input
    const meeting = await lockOwnMeeting(tx, actor, input)
    const before = await tx.followUp.findUnique({ where: { id }, select: present })
    if (!before) throw noSuchFollowUp()
    const { workspaceId } = meeting
    const presentIds = before.meeting.attendees.map(({ memberId }) => memberId)
    const places = await placesOf(tx, actor, input.attendeeIds, presentIds)
    await ensureSubjects(tx, actor, input)
    const change = { title, description: input.description, timing: input, places, scope, hasMeet: input.hasMeet }
    const changed = await changeMeeting(tx, actor, meeting, change)
    const hidden = await listHidden(
      tx,
      actor,
      before.goals.map(({ goalId }) => goalId),
      before.reviews.map(({ reviewId }) => reviewId),
    )
    await writeSubjects(tx, workspaceId, changed.ids, {
      type,
      goalIds: [...input.goalIds, ...hidden.goalIds],
      reviewIds: [...input.reviewIds, ...hidden.reviewIds],
    })
    await takeOverSteps(tx, actor, changed.ids, places)
    if (changed.made) await copySubjects(tx, workspaceId, changed.made)
    const { version } = await tx.meeting.findUniqueOrThrow({ where: { id }, select: { version: true } })
    await meetingChanged(tx, actor, { ...meeting, title, version }, changed)
    return { id }
  })
