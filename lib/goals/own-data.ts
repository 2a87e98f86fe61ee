import 'server-only'
import {
  activeIn,
  inWorkspace,
  leftOutOf,
  newestOwn,
  OWN_ROWS,
  upToMost,
  type Erasure,
  type OwnData,
} from '@/lib/access/own-data'
import type { StoredGoalRow } from '@/lib/goals/imports/rules/stored-goal-rows'
import { lockUpwards } from '@/lib/goals/steps/lock-goal'
import { recountParents } from '@/lib/goals/steps/recount-progress'
import { db, type Tx } from '@/lib/platform/db'
import { groupBy } from '@/lib/shared/group-by'

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

/** Owners see the goal of their item, whatever its visibility. */
async function ownItems(userId: string) {
  const items = await db.goalItem.findMany({
    relationLoadStrategy: 'join',
    where: { owner: activeIn(userId) },
    orderBy: [{ goal: { createdAt: 'desc' } }, { position: 'asc' }],
    take: OWN_ROWS,
    select: {
      workspace: { select: { name: true } },
      goal: { select: { title: true } },
      title: true,
      dueOn: true,
      doneAt: true,
    },
  })
  return items.map(({ goal, ...item }) => ({ ...item, goal: goal.title }))
}

export const ownGoals = (async ({ userId }) => {
  const workspace = { select: { name: true } } as const
  const own = activeIn(userId)
  const [drafts, goals, comments, items] = await Promise.all([
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
    ownItems(userId),
  ])
  return {
    goalDrafts: drafts.map(inWorkspace),
    goals: upToMost(goals).map(inWorkspace),
    goalsLeftOut: leftOutOf(goals),
    actionItemsOnGoals: upToMost(items).map(inWorkspace),
    actionItemsOnGoalsLeftOut: leftOutOf(items),
    commentsOnGoals: upToMost(comments).map(inWorkspace),
    commentsOnGoalsLeftOut: leftOutOf(comments),
  }
}) satisfies OwnData

const SEPARATORS = /([;,\s“”]+)/

const withoutAddress = (text: string, email: string) =>
  text
    .split(SEPARATORS)
    .map((part) => (part.toLowerCase() === email ? 'former-colleague' : part))
    .join('')

/** An empty cell would set the goal for nobody, so the address is replaced. */
async function eraseFromFiles(tx: Tx, userId: string, email: string) {
  const files = await tx.$queryRaw<{ id: string; rows: StoredGoalRow[] }[]>`
    SELECT id, rows FROM "GoalImport"
    WHERE "workspaceId" IN (SELECT m."workspaceId" FROM "Member" m WHERE m."userId" = ${userId}::uuid)
      AND strpos(lower(rows::text), ${email}) > 0
    ORDER BY id FOR UPDATE`
  const erased = (texts: string[]) => texts.map((text) => withoutAddress(text, email))
  for (const { id, rows } of files) {
    const data = { rows: rows.map((row) => ({ ...row, cells: erased(row.cells), problems: erased(row.problems) })) }
    await tx.goalImport.update({ where: { id }, data, select: { id: true } })
  }
}

async function eraseHiddenGoals(tx: Tx, userId: string) {
  const theirs = { member: { userId } }
  const people = { assignees: { every: theirs }, supervisors: { every: theirs } }
  const items = { every: { OR: [{ ownerId: null }, { owner: { userId } }] } }
  const goals = await tx.goal.findMany({
    where: { creator: { userId }, type: 'Self', visibility: 'PRIVATE', ...people, items },
    select: { id: true, workspaceId: true, parentId: true },
  })
  for (const [workspaceId, here] of groupBy(goals, (goal) => goal.workspaceId)) {
    const ids = here.map(({ id }) => id)
    await lockUpwards(tx, { workspaceId }, ids)
    await tx.goal.deleteMany({ where: { id: { in: ids } } })
    const parents = new Set(here.flatMap(({ parentId }) => parentId ?? []))
    for (const id of parents) if (!ids.includes(id)) await recountParents(tx, id)
  }
}

/** Drafts, files and goals that only they can see are erased; other goals stay with their people. */
export const eraseGoals: Erasure = async (tx, { userId, email }) => {
  await tx.goalDraft.deleteMany({ where: { member: { userId } } })
  await tx.goalImport.deleteMany({ where: { creator: { userId } } })
  await eraseFromFiles(tx, userId, email)
  await eraseHiddenGoals(tx, userId)
}
