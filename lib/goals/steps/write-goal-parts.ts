import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { partChanged } from '@/lib/goals/refusals'
import type { CreateGoalInput, GoalItemInput, GoalLinkInput, KeyResultInput } from '@/lib/goals/schema'
import type { Tx } from '@/lib/platform/tx'
import { dateOf } from '@/lib/shared/dates'

type Place = { goalId: string; workspaceId: string }

type Part = { id?: string | undefined }

/** Rows with an id must exist, rows without are new, the rest is removed. */
function sorted<Row extends Part>(rows: readonly Row[], thereIds: readonly string[]) {
  const known = rows.flatMap(({ id }) => id ?? [])
  if (known.some((id) => !thereIds.includes(id))) throw partChanged()
  return rows.map((row, position) => ({ row, position }))
}

async function writeKeyResults(tx: Tx, place: Place, rows: readonly KeyResultInput[]) {
  const { goalId } = place
  const there = (await tx.keyResult.findMany({ where: { goalId }, select: { id: true } })).map(({ id }) => id)
  const given = sorted(rows, there)
  const kept = rows.flatMap(({ id }) => id ?? [])
  await tx.keyResult.deleteMany({ where: { goalId, id: { notIn: kept } } })
  for (const { row, position } of given) {
    const { id, ...data } = row
    if (id !== undefined) await tx.keyResult.updateMany({ where: { id, goalId }, data: { ...data, position } })
  }
  const added = given.filter(({ row }) => row.id === undefined)
  await tx.keyResult.createMany({ data: added.map(({ row, position }) => ({ ...row, ...place, position })) })
}

const itemData = ({ title, ownerId, dueOn }: GoalItemInput, position: number) => ({
  title,
  ownerId,
  position,
  dueOn: dueOn === null ? null : dateOf(dueOn),
})

/** Returns those that somebody is to do from now on. */
async function writeItems(tx: Tx, place: Place, rows: readonly GoalItemInput[]) {
  const { goalId } = place
  const there = await tx.goalItem.findMany({ where: { goalId }, select: { id: true, ownerId: true } })
  const given = sorted(
    rows,
    there.map(({ id }) => id),
  )
  const kept = rows.flatMap(({ id }) => id ?? [])
  await tx.goalItem.deleteMany({ where: { goalId, id: { notIn: kept } } })
  for (const { row, position } of given) {
    if (row.id !== undefined)
      await tx.goalItem.updateMany({ where: { id: row.id, goalId }, data: itemData(row, position) })
  }
  const added = given.filter(({ row }) => row.id === undefined)
  await tx.goalItem.createMany({ data: added.map(({ row, position }) => ({ ...itemData(row, position), ...place })) })
  const ownerOf = new Map(there.map(({ id, ownerId }) => [id, ownerId]))
  return rows.flatMap(({ id, title, ownerId }) =>
    ownerId === null || (id !== undefined && ownerOf.get(id) === ownerId) ? [] : [{ ownerId, title }],
  )
}

/** Nothing references links, so they are replaced. */
async function writeLinks(tx: Tx, place: Place, rows: readonly GoalLinkInput[]) {
  await tx.goalLink.deleteMany({ where: { goalId: place.goalId } })
  await tx.goalLink.createMany({ data: rows.map((row, position) => ({ ...row, ...place, position })) })
}

type People = Pick<CreateGoalInput, 'assigneeIds' | 'supervisorIds'>

async function writePeople(tx: Tx, place: Place, { assigneeIds, supervisorIds }: People): Promise<People> {
  const { goalId } = place
  const of = { where: { goalId }, select: { memberId: true } }
  const assigned = (await tx.goalAssignee.findMany(of)).map(({ memberId }) => memberId)
  const supervising = (await tx.goalSupervisor.findMany(of)).map(({ memberId }) => memberId)
  const added = {
    assigneeIds: assigneeIds.filter((id) => !assigned.includes(id)),
    supervisorIds: supervisorIds.filter((id) => !supervising.includes(id)),
  }
  await tx.goalAssignee.deleteMany({ where: { goalId, memberId: { notIn: assigneeIds } } })
  await tx.goalSupervisor.deleteMany({ where: { goalId, memberId: { notIn: supervisorIds } } })
  await tx.goalAssignee.createMany({ data: added.assigneeIds.map((memberId) => ({ ...place, memberId })) })
  await tx.goalSupervisor.createMany({ data: added.supervisorIds.map((memberId) => ({ ...place, memberId })) })
  return added
}

type Parts = Pick<CreateGoalInput, 'keyResults' | 'items' | 'links'> & People

/** Writes a goal's parts; its row must be locked or new. Returns added people, and what others are to do. */
export async function writeGoalParts(tx: Tx, { workspaceId }: Actor, goalId: string, parts: Parts) {
  const place = { goalId, workspaceId }
  await writeKeyResults(tx, place, parts.keyResults)
  const items = await writeItems(tx, place, parts.items)
  await writeLinks(tx, place, parts.links)
  const people = await writePeople(tx, place, parts)
  const told = [...people.assigneeIds, ...people.supervisorIds]
  return { ...people, items: items.filter(({ ownerId }) => !told.includes(ownerId)) }
}

type Typed = Pick<CreateGoalInput, 'type' | 'assigneeIds' | 'teamId'>

/** A Self goal's only assignee is its creator, and only a Team goal has a team. */
export const fittedToType = <Goal extends Typed>(creatorId: string, goal: Goal): Goal => ({
  ...goal,
  assigneeIds: goal.type === 'Self' ? [creatorId] : goal.assigneeIds,
  teamId: goal.type === 'Team' ? goal.teamId : null,
})
