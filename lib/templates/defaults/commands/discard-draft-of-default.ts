import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { transaction } from '@/lib/platform/db'
import type { DiscardDraftOfDefaultInput } from '@/lib/templates/defaults/schema'
import { holdDefault } from '@/lib/templates/steps/open-draft'

/** Discards unpublished changes; a never-published template is deleted. */
export const discardDraftOfDefault = (_admin: AdminActor, { id }: DiscardDraftOfDefaultInput) =>
  transaction(async (tx) => {
    const { version } = await holdDefault(tx, id)
    await tx.templateVersion.deleteMany({ where: { templateId: id, publishedAt: null } })
    if (version === 0) await tx.template.deleteMany({ where: { id, workspaceId: null } })
    return {}
  })
