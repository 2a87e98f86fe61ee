import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalSaidBehind, goalStatusChanged } from '@/lib/goals/notices/goal-changed'
import { goalCheckedIn } from '@/lib/goals/notices/goals-reminded'
import { listFollowers, listGoalPeople } from '@/lib/goals/queries/list-readers'
import { canCheckIn, canSetStatus } from '@/lib/goals/policy'
import { commentMissing, endHasPassed, goalNotOpen, notYourGoal } from '@/lib/goals/refusals'
import { isBehind, isOpenGoal, needsComment, needsNewEnd, statusBadges } from '@/lib/goals/rules/goal-status'
import { movedInWords } from '@/lib/goals/rules/goal-updates'
import type { CheckInInput } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dateOf, dayIn } from '@/lib/shared/dates'
import { ensureChangeable, lockAnyGoal, type LockedGoal } from './lock-goal'
import { mergeCheckIn } from './merge-check-in'
import { isRecorded, recordUpdate } from './record-update'
import { recountProgress } from './recount-progress'

const keyResultsOf = (tx: Tx, { id: goalId }: LockedGoal) =>
  tx.keyResult.findMany({
    where: { goalId },
    orderBy: { position: 'asc' },
    select: { id: true, title: true, unit: true, current: true },
  })

type Merged = ReturnType<typeof mergeCheckIn>

/** Returns the changes. */
async function writeNumbers(tx: Tx, numbers: Merged['numbers']) {
  const moved = numbers.filter(({ current, to }) => to !== current)
  for (const { id, to } of moved)
    await tx.keyResult.update({ where: { id }, data: { current: to }, select: { id: true } })
  return moved.map(({ current: from, ...keyResult }) => movedInWords({ ...keyResult, from }))
}

type Said = Pick<Merged, 'status'> & Pick<CheckInInput, 'comment'>

function ensureStatus(actor: Actor, goal: LockedGoal, { status, comment }: Said, path: string) {
  if (status === undefined || status === goal.status) return
  if (needsComment(status) && comment === '') throw commentMissing(`${path}.comment`)
  if (needsNewEnd(status, goal.endsOn, dayIn(now(), actor.timeZone))) throw endHasPassed(`${path}.status`)
}

/** The goal's status after the check-in, and the assignee's own if it says anew that they are behind. */
async function writeStatus(tx: Tx, actor: Actor, goal: LockedGoal, said: Said, path: string) {
  const { status } = said
  if (status === undefined) return { status: goal.status }
  if (canSetStatus(actor, goal)) {
    ensureStatus(actor, goal, said, path)
    return { status }
  }
  const own = { goalId: goal.id, memberId: actor.memberId }
  const { count } = await tx.goalAssignee.updateMany({ where: { ...own, status: { not: status } }, data: { status } })
  const isFirst =
    status !== goal.status && (await tx.goalUpdate.count({ where: { ...own, kind: 'own-status' }, take: 1 })) === 0
  if (count > 0 || isFirst)
    await recordUpdate(tx, goal, actor, { kind: 'own-status', changes: [statusBadges[status].label] })
  return { status: goal.status, behind: count > 0 && isBehind(status) ? status : undefined }
}

/**
 * Records the check-in at this path of the form; idempotent per press. Throws not-found, forbidden, and a conflict at
 * fields that others changed meanwhile.
 */
export async function writeCheckIn(tx: Tx, actor: Actor, input: CheckInInput, path: string): Promise<void> {
  const { id, madeId, comment } = input
  const goal = await lockAnyGoal(tx, actor, id)
  if (await isRecorded(tx, actor, id, madeId)) return
  ensureChangeable(goal)
  if (!canCheckIn(actor, goal)) throw notYourGoal(goal.title)
  if (!isOpenGoal(goal.status)) throw goalNotOpen(goal.title)
  const merged = mergeCheckIn(actor, goal, await keyResultsOf(tx, goal), { input, path })
  const changes = await writeNumbers(tx, merged.numbers)
  const { status, behind } = await writeStatus(tx, actor, goal, { status: merged.status, comment }, path)
  const at = now()
  const data = {
    status,
    progress: merged.progress,
    checkedInOn: dateOf(dayIn(at, actor.timeZone)),
    changedAt: at,
    version: goal.version + 1,
  }
  await tx.goal.update({ where: { id }, data, select: { id: true } })
  const progress = await recountProgress(tx, id)
  const moved = { status, previousStatus: goal.status, progress, previousProgress: goal.progress }
  await recordUpdate(tx, goal, actor, { id: madeId, kind: 'check-in', comment, changes, ...moved })
  const peopleIds = await listGoalPeople(tx, goal)
  await goalCheckedIn(tx, { ...goal, peopleIds })
  if (status !== goal.status)
    await goalStatusChanged(tx, actor, { ...goal, status, comment, peopleIds, updateId: madeId })
  if (behind === undefined) return
  const said = { ...goal, status: behind, comment, peopleIds: await listFollowers(tx, goal), updateId: madeId }
  await goalSaidBehind(tx, actor, said)
}
