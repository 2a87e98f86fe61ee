import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CreateGoalInput } from '@/lib/goals/schema'
import { fullName } from '@/lib/members/rules'
import { tell, untell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'

const importedKey = (importId: string) => `goal.imported:${importId}`

type Given = Pick<CreateGoalInput, 'assigneeIds' | 'supervisorIds'>

/** `goal.imported`: each assignee and supervisor, once per file. */
export async function goalsGiven(tx: Tx, actor: Actor, importId: string, goals: readonly Given[]) {
  const counts = new Map<string, number>()
  for (const { assigneeIds, supervisorIds } of goals)
    for (const id of new Set([...assigneeIds, ...supervisorIds])) counts.set(id, (counts.get(id) ?? 0) + 1)
  counts.delete(actor.memberId)
  await tell(
    tx,
    actor.workspaceId,
    [...counts].map(([memberId, count]) => ({
      memberId,
      type: 'Goal',
      objectId: null,
      key: importedKey(importId),
      message: `${fullName(actor)} assigned you ${plural(count, 'goal')}`,
      link: `/goals?person=${memberId}`,
      createdById: actor.memberId,
    })),
  )
}

/** `goal.import-undone`: removes the notifications, once none of the goals is left. */
export const goalsTakenBack = (tx: Tx, { workspaceId }: Actor, importId: string) =>
  untell(tx, workspaceId, [importedKey(importId)])
