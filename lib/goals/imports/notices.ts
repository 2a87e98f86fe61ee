import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { eraseLines, record } from '@/lib/activity/record'
import { goalImportPath } from '@/lib/goals/imports/rules/goal-imports'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { fullName } from '@/lib/members/rules'
import { tell, untell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'

const importedKey = (importId: string) => `goal.imported:${importId}`

type Given = Pick<CreateGoalInput, 'assigneeIds' | 'supervisorIds'>

const countsOf = (ids: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const partOf = (verb: string, count: number | undefined) =>
  count === undefined ? [] : `${verb} ${plural(count, 'goal')}`

/** `goal.imported`: each assignee and supervisor, once per file, and the actor's feed. */
export async function goalsGiven(tx: Tx, actor: Actor, importId: string, goals: readonly Given[]) {
  const { workspaceId, memberId: createdById } = actor
  const assigned = countsOf(goals.flatMap(({ assigneeIds }) => assigneeIds))
  const supervised = countsOf(
    goals.flatMap(({ assigneeIds, supervisorIds }) => supervisorIds.filter((id) => !assigneeIds.includes(id))),
  )
  const others = [...new Set([...assigned.keys(), ...supervised.keys()])].filter((id) => id !== createdById)
  const about = { type: 'Goal' as const, key: importedKey(importId), createdById }
  const lines = others.map((memberId) => {
    const parts = [
      partOf('assigned you', assigned.get(memberId)),
      partOf('asked you to supervise', supervised.get(memberId)),
    ]
    const message = `${fullName(actor)} ${parts.flat().join(' and ')}`
    return { ...about, memberId, message, link: `/goals?person=${memberId}` }
  })
  await tell(
    tx,
    workspaceId,
    lines.map((line) => ({ ...line, objectId: null })),
  )
  const own = { memberId: createdById, title: `You imported ${plural(goals.length, 'goal')}` }
  await record(tx, workspaceId, [
    ...lines.map(({ message: title, ...line }) => ({ ...line, title })),
    { ...about, ...own, link: goalImportPath(importId) },
  ])
}

/** `goal.import-undone`: removes the notifications and feed lines, once none of the goals is left. */
export async function goalsTakenBack(tx: Tx, actor: Actor, importId: string, peopleIds: readonly string[]) {
  const key = importedKey(importId)
  await untell(tx, actor.workspaceId, [key])
  await eraseLines(tx, { memberIds: [...peopleIds, actor.memberId], key })
}
