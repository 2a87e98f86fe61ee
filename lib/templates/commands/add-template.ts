import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureWithinLimit } from '@/lib/billing/gates'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { withoutPeople } from '@/lib/reviews/earlier/rules'
import type { FormContent } from '@/lib/reviews/schema'
import { switchRefusal } from '@/lib/workspaces/features/rules'

type Given = { content: FormContent; description?: string; tags?: string[] }

/** Keeps a form as a template of the actor's own, in the caller's transaction, if the workspace uses them and the plan has room. */
export async function addTemplate(tx: Tx, actor: Actor, { content: given, description = '', tags = [] }: Given) {
  const off = switchRefusal(actor, 'Templates')
  if (off) throw off
  const { workspaceId, memberId: creatorId } = actor
  const count = () => tx.template.count({ where: { workspaceId, deletedAt: null } })
  await ensureWithinLimit(tx, actor, { limit: 'templates', count })
  const content = withoutPeople(given)
  const at = now()
  const data = { workspaceId, creatorId, title: content.title, description, content, tags, createdAt: at, savedAt: at }
  return tx.template.create({ data, select: { id: true } })
}
