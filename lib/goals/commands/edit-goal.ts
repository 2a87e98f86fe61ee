import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalAssigned } from '@/lib/goals/notices/goal-assigned'
import { goalHidden } from '@/lib/goals/notices/goal-hidden'
import { goalItemsGiven } from '@/lib/goals/notices/goal-items-given'
import { canEditGoal } from '@/lib/goals/policy'
import { endInPast, goalNotOpen, notYourGoal, onlyCreatorsMakeSelf } from '@/lib/goals/refusals'
import { listAllReaders } from '@/lib/goals/queries/list-readers'
import { changedFields, mayLoseReaders, type EditedFields } from '@/lib/goals/rules/edited-fields'
import { isOpenGoal } from '@/lib/goals/rules/goal-status'
import type { EditGoalInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { ensureMaySet, ensureParent, hiddenParent } from '@/lib/goals/steps/ensure-goal'
import { lockAlignment, lockGoal, lockUpwards, type LockedGoal } from '@/lib/goals/steps/lock-goal'
import { recordUpdate } from '@/lib/goals/steps/record-update'
import { recountParents, recountProgress } from '@/lib/goals/steps/recount-progress'
import { peopleOf, writeGoalParts } from '@/lib/goals/steps/write-goal-parts'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { dateOf, dayIn, dayOf } from '@/lib/shared/dates'

const before = {
  description: true,
  visibility: true,
  keyResults: {
    orderBy: { position: 'asc' },
    select: { title: true, start: true, current: true, target: true, unit: true, weight: true },
  },
  items: { orderBy: { position: 'asc' }, select: { title: true, ownerId: true, dueOn: true } },
  links: { orderBy: { position: 'asc' }, select: { url: true, text: true, kind: true } },
  supervisors: { select: { memberId: true } },
  assignees: { select: { memberId: true } },
} as const

async function readBefore(tx: Tx, goal: LockedGoal): Promise<EditedFields> {
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

const presentIn = ({ type, teamId }: LockedGoal, { assigneeIds, supervisorIds, items }: EditedFields) => ({
  type,
  teamId,
  assigneeIds,
  peopleIds: [...assigneeIds, ...supervisorIds, ...items.flatMap(({ ownerId }) => ownerId ?? [])],
})

const rowOf = (goal: LockedGoal, { version, ...input }: EditGoalInput) => ({
  title: input.title,
  description: input.description,
  type: input.type,
  teamId: input.type === 'Team' ? input.teamId : null,
  parentId: input.parentId,
  frequency: input.frequency,
  startsOn: dateOf(input.startsOn),
  endsOn: dateOf(input.endsOn),
  visibility: input.visibility,
  progressSource: input.progressSource,
  progress: input.progressSource === 'BY_HAND' ? input.progress : goal.progress,
  version: version + 1,
  changedAt: now(),
})

/** Throws a conflict after a concurrent edit and for a closed goal. */
export const editGoal = (actor: Actor, given: EditGoalInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    await lockAlignment(tx, actor)
    const goal = await lockGoal(tx, actor, given)
    if (!canEditGoal(actor, goal)) throw notYourGoal()
    if (!isOpenGoal(goal.status)) throw goalNotOpen()
    if (given.type === 'Self' && !goal.isCreator) throw onlyCreatorsMakeSelf()
    const { id } = goal
    const input = {
      ...given,
      assigneeIds: peopleOf({ memberId: goal.creatorId }, given),
      parentId: given.parentId ?? (await hiddenParent(tx, actor, goal)),
    }
    const held = await readBefore(tx, goal)
    const ends = input.endsOn !== goal.endsOn
    if (ends && input.endsOn < dayIn(now(), actor.timeZone)) throw endInPast()
    await ensureMaySet(tx, actor, input, presentIn(goal, held))
    if (input.parentId !== goal.parentId) {
      await ensureParent(tx, actor, input)
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
    const changes = changedFields(held, input)
    const hasMoved = progress !== goal.progress
    const moved = hasMoved ? { progress, previousProgress: goal.progress } : {}
    if (changes.length > 0 || hasMoved) await recordUpdate(tx, goal, actor, { kind: 'edited', changes, ...moved })
    const { title, type, endsOn } = input
    await goalAssigned(tx, actor, { ...goal, title, type, endsOn }, added)
    await goalItemsGiven(tx, actor, { id, title, version: input.version + 1 }, added.items)
    if (mayLoseReaders(held, input)) await goalHidden(tx, goal, await listAllReaders(tx, goal))
    return { id }
  })
