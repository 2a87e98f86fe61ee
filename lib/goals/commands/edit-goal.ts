import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalAssigned } from '@/lib/goals/notices/goal-assigned'
import { goalHidden } from '@/lib/goals/notices/goal-hidden'
import { goalItemsGiven } from '@/lib/goals/notices/goal-items-given'
import { canEditGoal } from '@/lib/goals/policy'
import {
  editedMeanwhile,
  endInPast,
  goalNotOpen,
  mergedBadly,
  notYourGoal,
  onlyCreatorsMakeSelf,
} from '@/lib/goals/refusals'
import { listAllReaders } from '@/lib/goals/queries/list-readers'
import { changedFields, mayLoseReaders, type GoalValues } from '@/lib/goals/rules/edited-fields'
import { isOpenGoal } from '@/lib/goals/rules/goal-status'
import { mergedGoal } from '@/lib/goals/rules/merged-goal'
import { goalFieldsSchema, type EditGoalInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { ensureMaySet, ensureParent, hiddenParent } from '@/lib/goals/steps/ensure-goal'
import { lockAlignment, lockGoal, lockUpwards, type LockedGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountParents, recountProgress } from '@/lib/goals/steps/recount-progress'
import { fittedToType, writeGoalParts } from '@/lib/goals/steps/write-goal-parts'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { dateOf, dayIn, dayOf } from '@/lib/shared/dates'

const before = {
  description: true,
  visibility: true,
  keyResults: {
    orderBy: { position: 'asc' },
    select: { id: true, title: true, start: true, current: true, target: true, unit: true, weight: true },
  },
  items: { orderBy: { position: 'asc' }, select: { id: true, title: true, ownerId: true, dueOn: true } },
  links: { orderBy: { position: 'asc' }, select: { url: true, text: true, kind: true } },
  supervisors: { select: { memberId: true } },
  assignees: { select: { memberId: true } },
} as const

async function readBefore(tx: Tx, goal: LockedGoal): Promise<GoalValues> {
  const { items, supervisors, assignees, ...found } = await tx.goal.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: goal.id },
    select: before,
  })
  return {
    ...goal,
    ...found,
    items: items.map(({ dueOn, ...item }) => ({ ...item, dueOn: dueOn && dayOf(dueOn) })),
    supervisorIds: supervisors.map(({ memberId }) => memberId),
    assigneeIds: assignees.map(({ memberId }) => memberId),
  }
}

/** The form on top of what others changed since it was opened. */
function merge({ seen, meanwhile, id: _id, ...edits }: EditGoalInput, present: GoalValues): GoalValues {
  if (seen === undefined) return edits
  const { merged, conflicts } = mergedGoal({ seen, edits, present }, meanwhile)
  if (conflicts.length > 0) throw editedMeanwhile(conflicts)
  const [issue] = goalFieldsSchema.safeParse(merged).error?.issues ?? []
  if (issue) throw mergedBadly(issue)
  return merged
}

/** What is written: the form, with what its editor can't change or see. */
async function wholeInput(
  tx: Tx,
  actor: Actor,
  goal: LockedGoal,
  { given, held }: { given: EditGoalInput; held: GoalValues },
) {
  const hiddenId = await hiddenParent(tx, actor, goal)
  const merged = merge(given, hiddenId === null ? held : { ...held, parentId: null })
  if (merged.type === 'Self' && !goal.isCreator) throw onlyCreatorsMakeSelf()
  return fittedToType(goal.creatorId, { ...merged, parentId: merged.parentId ?? hiddenId })
}

const presentIn = ({ type, teamId }: LockedGoal, { assigneeIds, supervisorIds, items }: GoalValues) => ({
  type,
  teamId,
  assigneeIds,
  peopleIds: [...assigneeIds, ...supervisorIds, ...items.flatMap(({ ownerId }) => ownerId ?? [])],
})

const rowOf = (goal: LockedGoal, input: GoalValues) => ({
  title: input.title,
  description: input.description,
  type: input.type,
  teamId: input.teamId,
  parentId: input.parentId,
  frequency: input.frequency,
  startsOn: dateOf(input.startsOn),
  endsOn: dateOf(input.endsOn),
  visibility: input.visibility,
  progressSource: input.progressSource,
  progress: input.progressSource === 'BY_HAND' ? input.progress : goal.progress,
  version: goal.version + 1,
  changedAt: now(),
})

/** Throws a conflict for fields that others changed since they were seen, too, and for a closed goal. */
export const editGoal = (actor: Actor, given: EditGoalInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    await lockAlignment(tx, actor)
    const goal = await lockGoal(tx, actor, { id: given.id })
    if (!canEditGoal(actor, goal)) throw notYourGoal(goal.title)
    if (!isOpenGoal(goal.status)) throw goalNotOpen(goal.title)
    const { id } = goal
    const held = await readBefore(tx, goal)
    const input = await wholeInput(tx, actor, goal, { given, held })
    const changes = changedFields(held, input)
    if (changes.length === 0 && rowOf(goal, input).progress === goal.progress) return { id }
    const ends = input.endsOn !== goal.endsOn
    if (ends && input.endsOn < dayIn(now(), actor.timeZone)) throw endInPast()
    await ensureMaySet(tx, actor, input, presentIn(goal, held))
    if (input.parentId !== goal.parentId) {
      await ensureParent(tx, actor, { id, parentId: input.parentId })
      await lockUpwards(
        tx,
        actor,
        [goal.parentId, input.parentId].filter((parentId) => parentId !== null),
      )
    }
    await tx.goal.update({ where: { id }, data: rowOf(goal, input), select: { id: true } })
    const added = await writeGoalParts(tx, actor, id, input)
    const progress = await recountProgress(tx, id)
    if (input.parentId !== goal.parentId) await recountParents(tx, goal.parentId)
    const hasMoved = progress !== goal.progress
    const moved = hasMoved ? { progress, previousProgress: goal.progress } : {}
    if (changes.length > 0 || hasMoved) await recordUpdate(tx, goal, actor, { kind: 'edited', changes, ...moved })
    const { title, type, endsOn } = input
    const version = goal.version + 1
    await goalAssigned(tx, actor, { id, title, type, endsOn, version }, added)
    await goalItemsGiven(tx, actor, { id, title, version }, added.items)
    if (mayLoseReaders(held, input)) await goalHidden(tx, goal, await listAllReaders(tx, goal))
    return { id }
  })
