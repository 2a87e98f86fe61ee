import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { findTemplate } from '@/lib/templates/queries/get-template'
import { defaultStays, notYourTemplate } from '@/lib/templates/refusals'
import type { TemplateIdInput } from '@/lib/templates/schema'

/** Deletes a template, which frees its place in the plan. Feedback made from it stays. */
export const deleteTemplate = (actor: Actor, { id }: TemplateIdInput) =>
  transaction(async (tx) => {
    const { isEditor, workspaceId, creatorId, title } = await findTemplate(tx, actor, id)
    if (workspaceId === null) throw defaultStays()
    if (!isEditor) throw notYourTemplate()
    const where = { id, workspaceId, deletedAt: null }
    const { count } = await tx.template.updateMany({ where, data: { deletedAt: now() } })
    if (count > 0 && creatorId !== actor.memberId) {
      const words = `Deleted someone else’s template “${title}”`
      await record(tx, actor, { action: 'template.deleted', objectId: id, title: words })
    }
    return { id }
  })
