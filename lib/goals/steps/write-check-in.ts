import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalStatusChanged } from '@/lib/goals/notices/goal-changed'
import { listGoalPeople } from '@/lib/goals/queries/list-readers'
import { canCheckIn, canSetStatus } from '@/lib/goals/policy'
import { commentMissing, endHasPassed, goalNotOpen, notYourGoal, partChanged } from '@/lib/goals/refusals'
import { isOpenGoal, needsComment, needsNewEnd, statusBadges } from '@/lib/goals/rules/goal-status'
import { movedInWords } from '@/lib/goals/rules/goal-updates'
import type { CheckInInput } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dateOf, dayIn } from '@/lib/shared/dates'
import { ensureChangeable, lockAnyGoal, type LockedGoal } from './lock-goal'
import { isRecorded, recordUpdate } from './record-update'
import { recountProgress } from './recount-progress'

/** Returns the changes. Throws for a deleted key result. */
async function writeValues(tx: Tx, { id: goalId }: LockedGoal, values: CheckInInput['values']) {
  if (values.length === 0) return []
  const ids = values.map(({ id }) => id)
  const select = { id: true, title: true, unit: true, current: true } as const
  const there = await tx.keyResult.findMany({
    where: { goalId, id: { in: ids } },
    orderBy: { position: 'asc' },
    select,
  })
  if (there.length !== new Set(ids).size) throw partChanged()
  const moved = there.flatMap(({ id, current: from, ...keyResult }) => {
    const to = values.find((value) => value.id === id)?.current ?? from
    return to === from ? [] : [{ ...keyResult, id, from, to }]
  })
  for (const { id, to } of moved)
    await tx.keyResult.update({ where: { id }, data: { current: to }, select: { id: true } })
  return moved.map(movedInWords)
}

function ensureStatus(actor: Actor, goal: LockedGoal, { status, comment }: CheckInInput, path: string) {
  if (status === undefined || status === goal.status) return
  if (needsComment(status) && comment === '') throw commentMissing(`${path}.comment`)
  if (needsNewEnd(status, goal.endsOn, dayIn(now(), actor.timeZone))) throw endHasPassed(`${path}.status`)
}

async function writeStatus(tx: Tx, actor: Actor, goal: LockedGoal, input: CheckInInput, path: string) {
  const { status } = input
  if (status === undefined) return goal.status
  if (canSetStatus(actor, goal)) {
    ensureStatus(actor, goal, input, path)
    return status
  }
  const own = { goalId: goal.id, memberId: actor.memberId, status: { not: status } }
  const { count } = await tx.goalAssignee.updateMany({ where: own, data: { status } })
  if (count > 0) await recordUpdate(tx, goal, actor, { kind: 'own-status', changes: [statusBadges[status].label] })
  return goal.status
}

/**
 * Records the check-in at this path of the form; idempotent per press. Throws not-found, forbidden, and a conflict after
 * a concurrent change.
 */
export async function writeCheckIn(tx: Tx, actor: Actor, input: CheckInInput, path: string): Promise<void> {
  const { id, madeId, comment, values, progress: byHand } = input
  const goal = await lockAnyGoal(tx, actor, id)
  if (await isRecorded(tx, actor, id, madeId)) return
  ensureChangeable(goal, input.version)
  if (!canCheckIn(actor, goal)) throw notYourGoal()
  if (!isOpenGoal(goal.status)) throw goalNotOpen()
  const changes = await writeValues(tx, goal, values)
  const status = await writeStatus(tx, actor, goal, input, path)
  const at = now()
  const data = {
    status,
    progress: goal.progressSource === 'BY_HAND' ? (byHand ?? goal.progress) : goal.progress,
    checkedInOn: dateOf(dayIn(at, actor.timeZone)),
    changedAt: at,
    version: goal.version + 1,
  }
  await tx.goal.update({ where: { id }, data, select: { id: true } })
  const progress = await recountProgress(tx, id)
  const moved = { status, previousStatus: goal.status, progress, previousProgress: goal.progress }
  await recordUpdate(tx, goal, actor, { id: madeId, kind: 'check-in', comment, changes, ...moved })
  if (status !== goal.status)
    await goalStatusChanged(tx, actor, { ...goal, status, comment, peopleIds: await listGoalPeople(tx, goal) })
}
