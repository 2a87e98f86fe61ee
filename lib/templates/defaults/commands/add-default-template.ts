import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { minutesFrom, now } from '@/lib/platform/clock'
import { isFirstInsert, transaction, type Tx } from '@/lib/platform/db'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { AddDefaultTemplateInput } from '@/lib/templates/defaults/schema'
import { openDraft } from '@/lib/templates/steps/open-draft'
import { noSuchTemplate } from '@/lib/templates/refusals'

/** Last, because defaults are ordered by time. */
async function lastPlace(tx: Tx) {
  const last = await tx.template.findFirst({
    where: { workspaceId: null },
    orderBy: { savedAt: 'asc' },
    select: { savedAt: true },
  })
  return minutesFrom(last?.savedAt ?? now(), -1)
}

/** Nobody sees it until it is published. */
export const addDefaultTemplate = (admin: AdminActor, { madeId: id }: AddDefaultTemplateInput) =>
  transaction(async (tx) => {
    const at = now()
    const content = newFormContent('blank', 'UTC')
    const unpublished = { version: 0, deletedAt: at, createdAt: at, savedAt: await lastPlace(tx) }
    const data = { id, defaultKey: `added-${id}`, title: '', content, ...unpublished }
    const isFirst = await isFirstInsert(
      tx.template.createMany({ data: [data], skipDuplicates: true }),
      () => tx.template.findFirst({ where: { id, workspaceId: null }, select: { id: true } }),
      noSuchTemplate,
    )
    if (!isFirst) return { id }
    await openDraft(tx, id)
    await recordAct(tx, admin, { action: 'template.added', objectId: id, title: 'Added a default template' })
    return { id }
  })
