import 'server-only'
import {
  activeIn,
  inWorkspace,
  leftOutOf,
  newestOwn,
  upToMost,
  type Erasure,
  type OwnData,
} from '@/lib/access/own-data'
import { scheduledMeetings } from '@/lib/meetings/queries/scheduled-meetings'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'

const workspace = { select: { name: true } } as const

const person = { select: { userId: true, user: { select: { firstName: true, lastName: true } } } } as const

const pair = { select: { first: person, second: person } } as const

const meeting = { select: { pair, meeting: { select: { title: true, startsAt: true } } } } as const

type Person = { userId: string; user: { firstName: string; lastName: string } }

type Pair = { first: Person; second: Person }

const partnerIn = ({ first, second }: Pair, userId: string) =>
  fullName(first.userId === userId ? second.user : first.user)

type OfPair = { workspace: { name: string } | null; pair: Pair }

const withPartner =
  (userId: string) =>
  <Row extends OfPair>({ pair: two, ...row }: Row) =>
    inWorkspace({ ...row, with: partnerIn(two, userId) })

type OfMeeting = {
  workspace: { name: string } | null
  meeting: { pair: Pair; meeting: { title: string; startsAt: Date } }
}

const withMeeting =
  (userId: string) =>
  <Row extends OfMeeting>({ meeting: { pair: two, meeting: held }, ...row }: Row) =>
    inWorkspace({ ...row, with: partnerIn(two, userId), oneOnOne: held.title, startsAt: held.startsAt })

const readWords = (userId: string) => {
  const own = activeIn(userId)
  const dated = { workspace, text: true, createdAt: true } as const
  const newest = { ...newestOwn, relationLoadStrategy: 'join' } as const
  return Promise.all([
    db.talkingPoint.findMany({ where: { author: own }, ...newest, select: { ...dated, pair } }),
    db.talkingPointNote.findMany({
      where: { author: own },
      ...newest,
      select: { ...dated, point: { select: { pair } } },
    }),
    db.oneOnOneComment.findMany({
      where: { member: own, isFixed: false },
      ...newestOwn,
      select: { workspace, comment: true, createdAt: true, meeting },
    }),
  ])
}

const readOwn = (userId: string) => {
  const own = activeIn(userId)
  return Promise.all([
    db.oneOnOneItem.findMany({
      where: { owner: own },
      ...newestOwn,
      select: { workspace, title: true, dueOn: true, doneAt: true, createdAt: true, pair },
    }),
    db.privateNote.findMany({
      where: { member: own },
      orderBy: { changedAt: 'desc' },
      take: newestOwn.take,
      select: { workspace, text: true, changedAt: true, meeting },
    }),
    db.agendaTemplate.findMany({
      where: { member: own },
      ...newestOwn,
      select: { workspace, name: true, points: true, createdAt: true },
    }),
    db.oneOnOneSchedule.findMany({
      where: { member: own },
      ...newestOwn,
      select: {
        workspace,
        title: true,
        frequency: true,
        weekdays: true,
        startTime: true,
        durationMinutes: true,
        isEnabled: true,
        createdAt: true,
      },
    }),
  ])
}

export const ownOneOnOnes = (async ({ userId }) => {
  const [meetings, [points, notes, comments], [items, privateNotes, agendas, schedules]] = await Promise.all([
    scheduledMeetings(userId, 'ONE_ON_ONE'),
    readWords(userId),
    readOwn(userId),
  ])
  return {
    oneOnOnes: upToMost(meetings).map(inWorkspace),
    oneOnOnesLeftOut: leftOutOf(meetings),
    talkingPoints: upToMost(points).map(withPartner(userId)),
    talkingPointsLeftOut: leftOutOf(points),
    notesOnTalkingPoints: upToMost(notes).map(({ point, ...note }) =>
      withPartner(userId)({ ...note, pair: point.pair }),
    ),
    notesOnTalkingPointsLeftOut: leftOutOf(notes),
    commentsOnOneOnOnes: upToMost(comments).map(withMeeting(userId)),
    commentsOnOneOnOnesLeftOut: leftOutOf(comments),
    actionItems: upToMost(items).map(withPartner(userId)),
    actionItemsLeftOut: leftOutOf(items),
    privateNotes: upToMost(privateNotes).map(withMeeting(userId)),
    privateNotesLeftOut: leftOutOf(privateNotes),
    agendaTemplates: upToMost(agendas).map(inWorkspace),
    agendaTemplatesLeftOut: leftOutOf(agendas),
    oneOnOneSchedules: upToMost(schedules).map(inWorkspace),
    oneOnOneSchedulesLeftOut: leftOutOf(schedules),
  }
}) satisfies OwnData

/** Private notes, templates and schedules are erased; shared entries stay with the other person. */
export const eraseOneOnOnes: Erasure = async (tx, { userId }) => {
  await tx.privateNote.deleteMany({ where: { member: { userId } } })
  await tx.agendaTemplate.deleteMany({ where: { member: { userId } } })
  await tx.oneOnOneSchedule.deleteMany({ where: { member: { userId } } })
}
