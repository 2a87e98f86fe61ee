import type { Actor } from '@/lib/access/actor'
import type { Timing } from '@/lib/meetings/schema'
import { bookMeeting } from '@/lib/meetings/steps/book-meeting'
import { setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addDays, dayIn, dayOf } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { randomId } from '@/lib/shared/randomness'
import { unique } from './workspaces'

export type GivenMeeting = Partial<Timing> & {
  madeId?: string
  kind?: MeetingKind
  title?: string
  attendees?: Actor[]
  hasMeet?: boolean
}

/** Half an hour the day after tomorrow at ten, once, unless told otherwise. */
export const timing = (given: Partial<Timing> = {}): Timing => ({
  day: addDays(dayIn(new Date(), 'UTC'), 2),
  time: '10:00',
  durationMinutes: 30,
  frequency: 'Once',
  monthlyOn: 'DAY_OF_MONTH',
  lastOn: null,
  ...given,
})

export const placesOf = (organizer: Actor, attendees: readonly Actor[], kind: MeetingKind = 'FOLLOW_UP') =>
  [organizer, ...attendees].map(({ memberId }) => ({
    memberId,
    isBooked: kind === 'ONE_ON_ONE' || memberId === organizer.memberId,
  }))

/** A meeting that this person organizes, without what it is about. */
export async function aMeeting(organizer: Actor, given: GivenMeeting = {}) {
  const {
    madeId: id = randomId(),
    kind = 'FOLLOW_UP',
    title = unique('Talk'),
    attendees = [],
    hasMeet,
    ...when
  } = given
  const places = placesOf(organizer, attendees, kind)
  const meeting = { id, kind, title, description: '', timing: timing(when), places, hasMeet }
  const ids = await transaction((tx) => bookMeeting(tx, organizer, meeting))
  return { id, ids }
}

/** A meeting as it stands, with its attendees. */
export const meetingNow = ({ id }: { id: string }) =>
  db.meeting.findUniqueOrThrow({ where: { id }, include: { attendees: true, series: true } })

/** The meetings of the series of this one by day: the clock of its zone, and "canceled" or "clash" where it is. */
export async function seriesNow({ id }: { id: string }) {
  const { seriesId, timeZone } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const meetings = await db.meeting.findMany({
    where: { seriesId: seriesId ?? randomId() },
    orderBy: { occursOn: 'asc' },
    include: { attendees: { where: { isBooked: true } } },
  })
  return meetings.map(({ id: meetingId, occursOn, startsAt, completedAt, canceledAt, attendees }) => {
    const state = canceledAt ? ' canceled' : completedAt === null && attendees.length === 0 ? ' clash' : ''
    return { id: meetingId, text: `${occursOn ? dayOf(occursOn) : ''} ${formatClock(startsAt, timeZone)}${state}` }
  })
}

/** Lets the test live at this instant until `at` returns. */
export async function at<Result>(instant: string, live: () => Promise<Result>): Promise<Result> {
  setClock(() => new Date(instant))
  try {
    return await live()
  } finally {
    setClock()
  }
}
