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
import { db } from '@/lib/platform/db'

const workspace = { select: { name: true } } as const

const readWords = (userId: string) => {
  const own = activeIn(userId)
  const dated = { workspace, text: true, createdAt: true } as const
  return Promise.all([
    db.talkingPoint.findMany({ where: { author: own }, ...newestOwn, select: dated }),
    db.talkingPointNote.findMany({ where: { author: own }, ...newestOwn, select: dated }),
    db.oneOnOneComment.findMany({
      where: { member: own, isFixed: false },
      ...newestOwn,
      select: { workspace, comment: true, createdAt: true },
    }),
  ])
}

const readOwn = (userId: string) => {
  const own = activeIn(userId)
  return Promise.all([
    db.oneOnOneItem.findMany({
      where: { owner: own },
      ...newestOwn,
      select: { workspace, title: true, dueOn: true, doneAt: true, createdAt: true },
    }),
    db.privateNote.findMany({
      where: { member: own },
      orderBy: { changedAt: 'desc' },
      take: newestOwn.take,
      select: { workspace, text: true, changedAt: true },
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
    talkingPoints: upToMost(points).map(inWorkspace),
    talkingPointsLeftOut: leftOutOf(points),
    notesOnTalkingPoints: upToMost(notes).map(inWorkspace),
    notesOnTalkingPointsLeftOut: leftOutOf(notes),
    commentsOnOneOnOnes: upToMost(comments).map(inWorkspace),
    commentsOnOneOnOnesLeftOut: leftOutOf(comments),
    actionItems: upToMost(items).map(inWorkspace),
    actionItemsLeftOut: leftOutOf(items),
    privateNotes: upToMost(privateNotes).map(inWorkspace),
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
