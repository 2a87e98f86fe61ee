import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { editableTemplate } from '@/lib/templates/queries/get-template'
import type { DescribeTemplateInput } from '@/lib/templates/schema'
import { recordTemplateEdit } from '@/lib/templates/steps/record-template-edit'

/** Changes description, tags and sharing; omitted fields stay. */
export const describeTemplate = (actor: Actor, { id, description, tags, isShared }: DescribeTemplateInput) =>
  transaction(async (tx) => {
    const before = await editableTemplate(tx, actor, id)
    await tx.template.updateMany({
      where: { id, workspaceId: actor.workspaceId, deletedAt: null },
      data: { description, tags, isShared },
    })
    await recordTemplateEdit(tx, actor, before)
    return { savedAt: now() }
  })
