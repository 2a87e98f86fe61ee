import 'server-only'
import { activeIn, inWorkspace, leftOutOf, OWN_ROWS, upToMost, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

const workspace = { select: { name: true } } as const
const meeting = { select: { title: true, startsAt: true, endsAt: true } } as const

const ofMeeting = <Row extends { meeting: { title: string; startsAt: Date; endsAt: Date } }>({
  meeting: { title, startsAt, endsAt },
  ...row
}: Row) => ({ ...row, meeting: title, startsAt, endsAt })

/** A person's invitations with their answers, and their links. */
export const ownMeetings = (async ({ userId }) => {
  const own = activeIn(userId)
  const latest = { orderBy: { meeting: { startsAt: 'desc' } }, take: OWN_ROWS } as const
  const [answers, links] = await Promise.all([
    db.meetingAttendee.findMany({
      relationLoadStrategy: 'join',
      where: { member: own, NOT: { isAttending: null, meeting: { organizer: { userId } } } },
      ...latest,
      select: { workspace, meeting, isAttending: true, attendingNote: true },
    }),
    db.meetingLink.findMany({
      relationLoadStrategy: 'join',
      where: { member: own },
      ...latest,
      select: { workspace, meeting, url: true, text: true },
    }),
  ])
  return {
    answersToMeetings: upToMost(answers).map(({ attendingNote: note, ...answer }) =>
      ofMeeting(inWorkspace({ ...answer, note })),
    ),
    answersToMeetingsLeftOut: leftOutOf(answers),
    linksOnMeetings: upToMost(links).map((link) => ofMeeting(inWorkspace(link))),
    linksOnMeetingsLeftOut: leftOutOf(links),
  }
}) satisfies OwnData

export const eraseCalendarFeeds: Erasure = async (tx, { userId }) => {
  await tx.calendarFeed.deleteMany({ where: { member: { userId } } })
}
