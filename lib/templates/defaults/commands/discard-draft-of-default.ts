import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import type { DiscardDraftOfDefaultInput } from '@/lib/templates/defaults/schema'
import { findDraft, holdDefault } from '@/lib/templates/steps/open-draft'

/** Discards unpublished changes; a never-published template is deleted. */
export const discardDraftOfDefault = (admin: AdminActor, { id }: DiscardDraftOfDefaultInput) =>
  transaction(async (tx) => {
    const { version, title: published } = await holdDefault(tx, id)
    const draft = await findDraft(tx, id)
    if (!draft) return {}
    await tx.templateVersion.deleteMany({ where: { templateId: id, publishedAt: null } })
    const isUnpublished = version === 0
    if (isUnpublished) await tx.template.deleteMany({ where: { id, workspaceId: null } })
    const name = (isUnpublished ? draft.title : published).trim() || 'Untitled template'
    const title = `${isUnpublished ? 'Deleted the unpublished' : 'Discarded the changes of the'} template “${name}”`
    const action = isUnpublished ? 'template.deleted' : 'template.draft-discarded'
    await recordAct(tx, admin, { action, objectId: id, title })
    return {}
  })
