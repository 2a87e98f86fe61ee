import 'server-only'
import type { FormContent } from '@/lib/reviews/model/schema'
import { isFirstInsert, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { switchRefusal } from '@/lib/workspaces/features/rules'
import { withoutPeople } from '@/lib/reviews/drafting/rules/copied-review'
import { now } from '@/lib/platform/clock'
import { noSuchTemplate } from '@/lib/templates/refusals'
import { ensureWithinLimit } from '@/lib/billing/gates'

type NewTemplate = { madeId: string; content: FormContent; description?: string; tags?: string[] }

/**
 * Saves a form as the actor's template in the caller's transaction, or finds the one with this id. Refuses where
 * templates are off and where the plan is full.
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
  // Counted afterwards, so that a retry for the last place isn't refused.
  const count = () => tx.template.count({ where: { workspaceId, deletedAt: null } })
  if (isFirst) await ensureWithinLimit(tx, actor, { limit: 'templates', count, adding: 0 })
  return { id }
}
