import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { keptKey } from '@/lib/access/device'
import type { FollowUpFieldsInput, NewFollowUpFilter } from '@/lib/follow-ups/schema'
import { findColleague } from '@/lib/members/queries'
import { fullName } from '@/lib/members/rules'
import { onlyOrganizer } from '@/lib/meetings/refusals'
import { isCalendarConnected } from '@/lib/meetings/queries/is-calendar-connected'
import { suggestTiming } from '@/lib/meetings/queries/suggest-timing'
import { timingOf } from '@/lib/meetings/rules/form-timing'
import { now } from '@/lib/platform/clock'
import { getFollowUp } from './get-follow-up'
import { repeatGate } from './follow-ups-gate'
import {
  listGoalAttendees,
  listReviewAttendees,
  listSubjects,
  type SubjectGoal,
  type SubjectReview,
} from './list-subjects'

type Chosen = { id: string; name: string; pictureId?: string | null }

export type FollowUpFormStart = {
  keptKey?: string
  values: FollowUpFieldsInput
  attendees: Chosen[]
  self: Chosen
  goals: SubjectGoal[]
  reviews: SubjectReview[]
  isSeries: boolean
  /** The organizer can add a Meet link. */
  canMeet: boolean
  repeatGate: string | null
  clock: { now: Date; zone: string }
}

const selfOf = (actor: Actor): Chosen => ({ id: actor.memberId, name: fullName(actor) })

async function surroundings(actor: Actor, goalIds: readonly string[], reviewIds: readonly string[]) {
  const [[goals, reviews], gate] = await Promise.all([listSubjects(actor, { goalIds, reviewIds }), repeatGate(actor)])
  return { goals, reviews, repeatGate: gate, self: selfOf(actor), clock: { now: now(), zone: actor.timeZone } }
}

/** The person in the link, or else the people of the goal or feedback. */
async function firstInvited(actor: Actor, { with: person, goal, review }: NewFollowUpFilter): Promise<Chosen[]> {
  if (person === undefined && goal !== undefined) return listGoalAttendees(actor, goal)
  if (person === undefined && review !== undefined) return listReviewAttendees(actor, review)
  const colleague = await findColleague(actor, person)
  return colleague && colleague.id !== actor.memberId ? [colleague] : []
}

export async function getNewFollowUp(actor: Actor, filter: NewFollowUpFilter): Promise<FollowUpFormStart> {
  const [canMeet, around, attendees] = await Promise.all([
    isCalendarConnected(actor),
    surroundings(actor, filter.goal ? [filter.goal] : [], filter.review ? [filter.review] : []),
    firstInvited(actor, filter),
  ])
  const goal = around.goals.find(({ id }) => id === filter.goal)
  const review = around.reviews.find(({ id }) => id === filter.review)
  const about = goal ?? review
  return {
    ...around,
    keptKey: keptKey(actor, 'follow-up', filter),
    attendees,
    canMeet,
    isSeries: false,
    values: {
      description: '',
      ...(await suggestTiming(
        actor,
        attendees.map(({ id }) => id),
      )),
      type: goal ? 'Goal' : review ? 'Review' : 'Casual',
      // Everybody invited reads the title, also people who can't see the goal.
      title: goal?.isPrivate ? 'Follow-up' : (about?.title ?? ''),
      goalIds: goal ? [goal.id] : [],
      reviewIds: review ? [review.id] : [],
      attendeeIds: attendees.map(({ id }) => id),
    },
  }
}

/** Null once it is completed or canceled. Throws not-found, and forbidden for attendees who may not edit. */
export async function getFollowUpForm(
  actor: Actor,
  id: string,
): Promise<(FollowUpFormStart & { id: string; version: number }) | null> {
  const followUp = await getFollowUp(actor, id)
  if (followUp.isCompleted || followUp.isCanceled) return null
  if (!followUp.can.change) throw onlyOrganizer()
  const goalIds = followUp.goals.map((goal) => goal.id)
  const reviewIds = followUp.feedback.map((review) => review.id)
  const attendees = followUp.attendees
    .filter(({ isOrganizer, hasLeft }) => !isOrganizer && !hasLeft)
    .map(({ memberId, name, pictureId }) => ({ id: memberId, name, pictureId }))
  return {
    ...(await surroundings(actor, goalIds, reviewIds)),
    id,
    version: followUp.version,
    attendees,
    isSeries: followUp.series !== null,
    canMeet: followUp.calendar?.isConnected ?? false,
    values: {
      type: followUp.type,
      title: followUp.title,
      description: followUp.description,
      attendeeIds: attendees.map((one) => one.id),
      goalIds,
      reviewIds,
      ...timingOf(followUp, actor.timeZone),
    },
  }
}
