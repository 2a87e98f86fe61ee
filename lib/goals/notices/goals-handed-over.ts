import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'

type HandedOver = { heirId: string; leaver: string; goals: readonly { id: string; title: string }[] }

export async function goalsHandedOver(tx: Tx, actor: Actor, { heirId: memberId, leaver, goals }: HandedOver) {
  const [first] = goals
  if (first === undefined || memberId === actor.memberId) return
  const one = goals.length === 1
  const what = one ? `“${first.title}”` : plural(goals.length, 'goal')
  const message = `${fullName(actor)} gave you ${what} from ${leaver}`
  const key = `goal.handed-over:${first.id}:${goals.length}`
  const link = one ? goalPath(first.id) : `/goals?person=${memberId}`
  await tell(tx, actor.workspaceId, [
    { memberId, type: 'Goal', objectId: one ? first.id : null, key, message, link, createdById: actor.memberId },
  ])
}
