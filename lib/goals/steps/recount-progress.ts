import 'server-only'
import { goalProgress } from '@/lib/goals/rules/goal-progress'
import { isOpenGoal } from '@/lib/goals/rules/goal-status'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { startOfDay } from '@/lib/shared/zones'

const parts = {
  workspaceId: true,
  type: true,
  parentId: true,
  status: true,
  progressSource: true,
  progress: true,
  keyResults: { select: { start: true, current: true, target: true, weight: true } },
  items: { select: { doneAt: true } },
  children: { where: { archivedAt: null }, select: { type: true, progress: true, status: true } },
} as const

async function recountOne(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${id}::uuid FOR UPDATE`
  const {
    items,
    children,
    progress: before,
    ...goal
  } = await tx.goal.findUniqueOrThrow({ where: { id }, select: parts })
  const done = items.map(({ doneAt }) => ({ isDone: doneAt !== null }))
  const below = children.filter(({ type }) => goal.type === 'Self' || type !== 'Self')
  const counted = goalProgress(goal.progressSource, { ...goal, children: below, byHand: before, items: done })
  const progress = isOpenGoal(goal.status) ? counted : before
  if (progress !== before) await tx.goal.update({ where: { id }, data: { progress }, select: { id: true } })
  return { ...goal, id, progress, before }
}

type Counted = Awaited<ReturnType<typeof recountOne>>

/** One roll-up row per day, at its last change, which the chart shows. */
async function recordRollUp(tx: Tx, { id: goalId, workspaceId, progress, before }: Counted) {
  const at = now()
  const today = { goalId, kind: 'rolled-up', createdAt: { gte: startOfDay(at, 'UTC') } }
  const { count } = await tx.goalUpdate.updateMany({ where: today, data: { progress, createdAt: at } })
  if (count > 0) return
  const data = { workspaceId, goalId, kind: 'rolled-up', progress, previousProgress: before, createdAt: at }
  await tx.goalUpdate.create({ data, select: { id: true } })
}

/** Recounts child-based progress upwards until nothing changes, as in a closed goal. */
export async function recountParents(tx: Tx, id: string | null): Promise<void> {
  for (let at = id; at !== null;) {
    const goal: Counted = await recountOne(tx, at)
    if (goal.progress === goal.before) return
    await recordRollUp(tx, goal)
    at = goal.parentId
  }
}

/** Recounts a goal's progress and its ancestors', always upwards to avoid deadlocks. Returns its progress. */
export async function recountProgress(tx: Tx, id: string): Promise<number> {
  const { progress, parentId } = await recountOne(tx, id)
  await recountParents(tx, parentId)
  return progress
}
