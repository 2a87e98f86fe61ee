import type { z } from 'zod'
import type { Actor } from '@/lib/access/actor'
import { scheduleFollowUp } from '@/lib/follow-ups/commands/schedule-follow-up'
import { editFollowUpSchema, scheduleFollowUpSchema } from '@/lib/follow-ups/schema'
import { db } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { randomId } from '@/lib/shared/randomness'
import { aManager, aMember } from './members'
import { timing } from './meetings'
import { aWorkspace, unique } from './workspaces'

export type GivenFollowUp = Partial<z.input<typeof scheduleFollowUpSchema>> & { attendees?: Actor[] }

/** What the form of a new follow-up sends: a casual one of half an hour, once, unless told otherwise. */
export const followUpInput = ({ attendees = [], ...given }: GivenFollowUp = {}) =>
  scheduleFollowUpSchema.parse({
    madeId: randomId(),
    type: 'Casual',
    title: unique('Catch up'),
    description: '',
    attendeeIds: attendees.map(({ memberId }) => memberId),
    goalIds: [],
    reviewIds: [],
    ...timing(),
    ...given,
  })

/** A follow-up that this person schedules. */
export const aFollowUp = (organizer: Actor, given: GivenFollowUp = {}) =>
  scheduleFollowUp(organizer, followUpInput(given))

/** A workspace with an organizer, somebody invited and a colleague who is not. */
export async function aFollowUpCircle() {
  const workspace = await aWorkspace()
  const organizer = await aManager({ workspace, firstName: 'Olga' })
  const [guest, colleague] = [await aMember({ workspace, firstName: 'Gus' }), await aMember({ workspace })]
  return { workspace, organizer, guest, colleague }
}

/** The same with a follow-up between the two. */
export async function aFollowUpBetween(given: GivenFollowUp = {}) {
  const circle = await aFollowUpCircle()
  const followUp = await aFollowUp(circle.organizer, { attendees: [circle.guest], ...given })
  return { ...circle, ...followUp }
}

/** What the form of this follow-up sends when this much is changed in it. */
export async function followUpEditOf({ id }: { id: string }, given: Partial<z.input<typeof editFollowUpSchema>> = {}) {
  const { meeting, goals, reviews, type } = await db.followUp.findUniqueOrThrow({
    where: { id },
    include: { goals: true, reviews: true, meeting: { include: { attendees: true, series: true } } },
  })
  const { title, description, version, startsAt, endsAt, organizerId, series, attendees } = meeting
  return editFollowUpSchema.parse({
    id,
    version,
    type,
    title,
    description,
    scope: 'this',
    attendeeIds: attendees.map(({ memberId }) => memberId).filter((memberId) => memberId !== organizerId),
    goalIds: goals.map(({ goalId }) => goalId),
    reviewIds: reviews.map(({ reviewId }) => reviewId),
    day: dayIn(startsAt, 'UTC'),
    time: formatClock(startsAt, 'UTC'),
    durationMinutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    frequency: series?.frequency ?? 'Once',
    monthlyOn: series?.monthlyOn ?? 'DAY_OF_MONTH',
    lastOn: series?.lastOn ? dayIn(series.lastOn, 'UTC') : '',
    ...given,
  })
}

/** A follow-up as it stands. */
export const followUpNow = ({ id }: { id: string }) =>
  db.followUp.findUniqueOrThrow({
    where: { id },
    include: { goals: true, reviews: true, comments: true, items: true },
  })
