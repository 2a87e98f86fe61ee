import 'server-only'
import type { FormContent } from '@/lib/reviews/schema'
import { isFirstInsert, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { switchRefusal } from '@/lib/workspaces/features/rules'
import { withoutPeople } from '@/lib/reviews/drafting/rules/copied-review'
import { now } from '@/lib/platform/clock'
import { noSuchTemplate } from '@/lib/templates/refusals'
import { ensureWithinLimit } from '@/lib/billing/gates'

type NewTemplate = { madeId: string; content: FormContent; description?: string; tags?: string[] }

/**
 * Keeps a form as a template of the actor's own, in the caller's transaction, or finds the one kept under this id. Refuses
 * where the workspace does not use them and where the plan has no room.
 */
export async function addTemplate(
  tx: Tx,
  actor: Actor,
  { madeId: id, content: given, description = '', tags = [] }: NewTemplate,
): Promise<{ id: string }> {
  const off = switchRefusal(actor, 'Templates')
  if (off) throw off
  const { workspaceId, memberId: creatorId } = actor
  const own = { id, workspaceId, creatorId }
  const content = withoutPeople(given)
  const at = now()
  const data = { ...own, title: content.title, description, content, tags, createdAt: at, savedAt: at }
  const isFirst = await isFirstInsert(
    tx.template.createMany({ data: [data], skipDuplicates: true }),
    () => tx.template.findFirst({ where: { ...own, deletedAt: null }, select: { id: true } }),
    noSuchTemplate,
  )
  // Counted once it is there, so that asking again for what took the last place is not asking for one more.
  const count = () => tx.template.count({ where: { workspaceId, deletedAt: null } })
  if (isFirst) await ensureWithinLimit(tx, actor, { limit: 'templates', count, adding: 0 })
  return { id }
}
