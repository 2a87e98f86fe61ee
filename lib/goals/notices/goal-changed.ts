import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record, requoteLines } from '@/lib/activity/record'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { fullName } from '@/lib/members/rules'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { requote, tell } from '@/lib/notifications/tell'
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
  /** Its row in the timeline. */
  updateId: string
}

type Place = Pick<Changed, 'id' | 'updateId'>

const changedKey = ({ id, updateId }: Place) => `goal.status-changed:${id}:${updateId}`

const behindKey = ({ id, updateId }: Place) => `goal.said-behind:${id}:${updateId}`

const eventOf = (by: string | null, { title, status }: Changed) =>
  by === null ? `“${title}” has passed its end and is delayed` : `${by} set “${title}” to ${statusBadges[status].label}`

const wordsOf = (event: string, { comment }: Changed) => (comment === '' ? event : `${event}: ${commentShown(comment)}`)

type News = { key: string; event: string; createdById: string | null }

async function tellChange(tx: Tx, goal: Changed, { key, event, createdById }: News) {
  const { id, workspaceId, peopleIds } = goal
  const people = peopleIds.filter((memberId) => memberId !== createdById)
  const message = wordsOf(event, goal)
  const brief = goal.visibility === 'WORKSPACE' ? undefined : event
  const line = { type: 'Goal' as const, key, link: goalPath(id), createdById }
  await tell(
    tx,
    workspaceId,
    people.map((memberId) => ({ ...line, memberId, message, objectId: id, brief })),
  )
  const feeds = createdById === null ? people : [...people, createdById]
  await record(
    tx,
    workspaceId,
    feeds.map((memberId) => ({ ...line, memberId, title: message })),
  )
}

/** `goal.status-changed`: the goal's people except the actor; null actor: the system. */
export const goalStatusChanged = (tx: Tx, actor: Actor | null, goal: Changed) =>
  tellChange(tx, goal, {
    key: changedKey(goal),
    event: eventOf(actor && fullName(actor), goal),
    createdById: actor?.memberId ?? null,
  })

/** `goal.said-behind`: who set and supervises the goal, once an assignee falls behind. */
export const goalSaidBehind = (tx: Tx, actor: Actor, goal: Changed) =>
  tellChange(tx, goal, {
    key: behindKey(goal),
    event: `${fullName(actor)} says “${goal.title}” is ${statusBadges[goal.status].label.toLowerCase()}`,
    createdById: actor.memberId,
  })

type Reason = Place & Pick<Changed, 'comment'>

/** `goal.reason-edited`: notifications and feeds quote the new words. */
export async function goalReasonEdited(tx: Tx, { workspaceId }: Actor, said: Reason, before: string) {
  for (const key of [changedKey(said), behindKey(said)]) {
    await requote(tx, workspaceId, { key, before, after: said.comment })
    await requoteLines(tx, workspaceId, { key, before: commentShown(before), after: commentShown(said.comment) })
  }
}

type Done = { id: string; workspaceId: string; title: string; creatorId: string }

export const allDoneKey = (id: string) => `goal.all-done:${id}:`

/** `goal.all-done`: the creator, once every assignee is done. */
export async function allAssigneesDone(tx: Tx, actor: Actor, { id, workspaceId, title, creatorId }: Done) {
  if (creatorId === actor.memberId) return
  const key = `${allDoneKey(id)}${now().toISOString()}`
  const message = `Everyone assigned to “${title}” is done. Complete it?`
  await tell(tx, workspaceId, [
    { memberId: creatorId, type: 'Goal', objectId: id, key, message, link: goalPath(id), createdById: actor.memberId },
  ])
}
