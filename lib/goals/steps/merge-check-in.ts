import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSetStatus } from '@/lib/goals/policy'
import { checkedInMeanwhile, changedTo, removedMeanwhile } from '@/lib/goals/refusals'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { valueInWords } from '@/lib/goals/rules/goal-updates'
import type { CheckInInput } from '@/lib/goals/schema'
import type { LockedGoal } from './lock-goal'

type KeyResult = { id: string; title: string; unit: string; current: number }

const isConflict = <Value>(seen: Value | undefined, entered: Value, present: Value) =>
  seen !== undefined && present !== seen && present !== entered

function mergedNumbers(there: readonly KeyResult[], values: CheckInInput['values'], refuse: Refuse) {
  return values.flatMap(({ id, current, seen }, index) => {
    if (current === seen) return []
    const keyResult = there.find((one) => one.id === id)
    const path = `values.${index}.current`
    if (keyResult && isConflict(seen, current, keyResult.current))
      refuse(path, changedTo(valueInWords(keyResult.current, keyResult.unit)))
    if (!keyResult && seen !== undefined) refuse(path, removedMeanwhile)
    return keyResult ? [{ ...keyResult, to: current }] : []
  })
}

type Refuse = (path: string, message: string) => void

function mergedProgress(goal: LockedGoal, { progress, seenProgress }: CheckInInput, refuse: Refuse) {
  if (goal.progressSource !== 'BY_HAND' || progress === undefined || progress === seenProgress) return goal.progress
  if (isConflict(seenProgress, progress, goal.progress)) refuse('progress', changedTo(`${goal.progress}%`))
  return progress
}

function mergedStatus(actor: Actor, goal: LockedGoal, { status, seenStatus }: CheckInInput, refuse: Refuse) {
  if (status === undefined || status === seenStatus) return undefined
  // Nobody else changes an assignee's own status.
  if (canSetStatus(actor, goal) && isConflict<string>(seenStatus, status, goal.status))
    refuse('status', changedTo(statusBadges[goal.status].label))
  return status
}

/**
 * What a check-in changes: values untouched since they were opened stay as they are. Throws a conflict at the fields
 * that others changed meanwhile, too.
 */
export function mergeCheckIn(
  actor: Actor,
  goal: LockedGoal,
  there: readonly KeyResult[],
  { input, path }: { input: CheckInInput; path: string },
) {
  const refused: Record<string, string> = {}
  const refuse: Refuse = (field, message) => {
    refused[`${path}.${field}`] = message
  }
  const numbers = mergedNumbers(there, input.values, refuse)
  const progress = mergedProgress(goal, input, refuse)
  const status = mergedStatus(actor, goal, input, refuse)
  if (Object.keys(refused).length > 0) throw checkedInMeanwhile(refused)
  return { numbers, progress, status }
}
