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
import { db } from '@/lib/platform/db'

export const ownGoals = (async ({ userId }) => {
  const workspace = { select: { name: true } } as const
  const own = activeIn(userId)
  const [drafts, goals, comments] = await Promise.all([
    db.goalDraft.findMany({ where: { member: own }, select: { workspace, content: true, savedAt: true } }),
    db.goal.findMany({
      relationLoadStrategy: 'join',
      where: { OR: [{ creator: own }, { assignees: { some: { member: own } } }] },
      ...newestOwn,
      select: {
        workspace,
        title: true,
        description: true,
        type: true,
        status: true,
        progress: true,
        startsOn: true,
        endsOn: true,
        createdAt: true,
        keyResults: {
          orderBy: { position: 'asc' },
          select: { title: true, start: true, current: true, target: true, unit: true },
        },
        items: { orderBy: { position: 'asc' }, select: { title: true, dueOn: true, doneAt: true } },
      },
    }),
    db.goalUpdate.findMany({
      where: { member: own, comment: { not: '' } },
      ...newestOwn,
      select: { workspace, goal: { select: { title: true } }, comment: true, createdAt: true },
    }),
  ])
  return {
    goalDrafts: drafts.map(inWorkspace),
    goals: upToMost(goals).map(inWorkspace),
    goalsLeftOut: leftOutOf(goals),
    commentsOnGoals: upToMost(comments).map(inWorkspace),
    commentsOnGoalsLeftOut: leftOutOf(comments),
  }
}) satisfies OwnData

/** Drafts are erased; goals stay with their people. */
export const eraseGoalDrafts: Erasure = async (tx, { userId }) => {
  await tx.goalDraft.deleteMany({ where: { member: { userId } } })
}
