import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { fullName } from '@/lib/members/rules'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { tell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import type { GoalStatus, GoalVisibility } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Changed = {
  id: string
  workspaceId: string
  title: string
  visibility: GoalVisibility
  status: GoalStatus
  comment: string
  peopleIds: readonly string[]
}

const eventOf = (by: string | null, { title, status }: Changed) =>
  by === null ? `“${title}” has passed its end and is delayed` : `${by} set “${title}” to ${statusBadges[status].label}`

const wordsOf = (event: string, { comment }: Changed) => (comment === '' ? event : `${event}: ${commentShown(comment)}`)

/** `goal.status-changed`: the goal's people except the actor; null actor: the system. */
export async function goalStatusChanged(tx: Tx, actor: Actor | null, goal: Changed) {
  const { id, workspaceId } = goal
  const createdById = actor?.memberId ?? null
  const people = goal.peopleIds.filter((memberId) => memberId !== createdById)
  const link = goalPath(id)
  const key = `goal.status-changed:${id}:${now().toISOString()}`
  const event = eventOf(actor && fullName(actor), goal)
  const message = wordsOf(event, goal)
  const brief = goal.visibility === 'WORKSPACE' ? undefined : event
  const lines = people.map((memberId) => ({ memberId, type: 'Goal' as const, key, message, link, createdById }))
  await tell(
    tx,
    workspaceId,
    lines.map((line) => ({ ...line, objectId: id, brief })),
  )
  const own =
    createdById === null ? [] : [{ memberId: createdById, type: 'Goal' as const, key, message, link, createdById }]
  await record(
    tx,
    workspaceId,
    [...lines, ...own].map(({ message: title, ...line }) => ({ ...line, title })),
  )
}

type Done = { id: string; workspaceId: string; title: string; creatorId: string }

/** `goal.all-done`: the creator, once every assignee is done. */
export async function allAssigneesDone(tx: Tx, actor: Actor, { id, workspaceId, title, creatorId }: Done) {
  if (creatorId === actor.memberId) return
  const key = `goal.all-done:${id}:${now().toISOString()}`
  const message = `Everyone assigned to “${title}” is done. Complete it?`
  await tell(tx, workspaceId, [
    { memberId: creatorId, type: 'Goal', objectId: id, key, message, link: goalPath(id), createdById: actor.memberId },
  ])
}
