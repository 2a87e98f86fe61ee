import 'server-only'
import { activeIn, inWorkspace, leftOutOf, newestOwn, upToMost, type OwnData } from '@/lib/access/own-data'
import { scheduledMeetings } from '@/lib/meetings/queries/scheduled-meetings'
import { db } from '@/lib/platform/db'

export const ownFollowUps = (async ({ userId }) => {
  const workspace = { select: { name: true } } as const
  const own = activeIn(userId)
  const [followUps, steps, comments] = await Promise.all([
    scheduledMeetings(userId, 'FOLLOW_UP'),
    db.followUpItem.findMany({
      where: { owner: own },
      ...newestOwn,
      select: { workspace, title: true, dueOn: true, doneAt: true, createdAt: true },
    }),
    db.followUpComment.findMany({
      where: { member: own },
      ...newestOwn,
      select: { workspace, comment: true, createdAt: true },
    }),
  ])
  return {
    followUps: upToMost(followUps).map(inWorkspace),
    followUpsLeftOut: leftOutOf(followUps),
    nextSteps: upToMost(steps).map(inWorkspace),
    nextStepsLeftOut: leftOutOf(steps),
    commentsOnFollowUps: upToMost(comments).map(inWorkspace),
    commentsOnFollowUpsLeftOut: leftOutOf(comments),
  }
}) satisfies OwnData
