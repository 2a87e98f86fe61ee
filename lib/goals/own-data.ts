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

/** Titles of these goals, without private ones of others. */
async function openTitles(userId: string, ids: readonly string[]) {
  const own = activeIn(userId)
  const isIn = { some: { member: own } }
  const goals = await db.goal.findMany({
    where: {
      id: { in: [...ids] },
      OR: [
        { visibility: 'WORKSPACE' },
        { creator: own },
        { assignees: isIn },
        { supervisors: isIn },
        { items: { some: { owner: own } } },
      ],
    },
    select: { id: true, title: true },
  })
  return new Map(goals.map(({ id, title }) => [id, title]))
}

async function ownComments(userId: string) {
  const comments = await db.goalUpdate.findMany({
    where: { member: activeIn(userId), comment: { not: '' } },
    ...newestOwn,
    select: { workspace: { select: { name: true } }, goalId: true, comment: true, createdAt: true },
  })
  const titles = await openTitles(userId, [...new Set(comments.map(({ goalId }) => goalId))])
  return comments.map(({ goalId, ...comment }) => ({ ...comment, goal: titles.get(goalId) ?? 'A private goal' }))
}

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
    ownComments(userId),
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
