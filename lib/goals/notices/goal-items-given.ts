import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { groupBy } from '@/lib/shared/group-by'
import { plural } from '@/lib/shared/text'

type Goal = { id: string; title: string; version: number }

type Given = { ownerId: string; title: string }

/** `goal.items-given`: who is to do something for a goal, once per save. */
export async function goalItemsGiven(tx: Tx, actor: Actor, { id, title, version }: Goal, given: readonly Given[]) {
  const { workspaceId, memberId: createdById } = actor
  const owners = [...groupBy(given, ({ ownerId }) => ownerId)].filter(([ownerId]) => ownerId !== createdById)
  const lines = owners.map(([memberId, items]) => {
    const what = items.length === 1 ? 'an action item' : plural(items.length, 'action item')
    const brief = `${fullName(actor)} gave you ${what} on “${title}”`
    const message = items.length === 1 ? `${brief}: ${items[0]?.title}` : brief
    const about = { type: 'Goal' as const, key: `goal.items-given:${id}:${version}`, link: goalPath(id) }
    return { ...about, memberId, message, brief, createdById }
  })
  await tell(
    tx,
    workspaceId,
    lines.map((line) => ({ ...line, objectId: id })),
  )
  await record(
    tx,
    workspaceId,
    lines.map(({ message, brief: _brief, ...line }) => ({ ...line, title: message })),
  )
}
