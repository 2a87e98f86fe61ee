import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { openDraft } from '@/lib/templates/steps/open-draft'
import type { DescribeTemplateInput } from '@/lib/templates/schema'

/** Changes description and tags of the draft; omitted fields stay. */
export const describeDefaultTemplate = (_admin: AdminActor, { id, description, tags }: DescribeTemplateInput) =>
  transaction(async (tx) => {
    const { number } = await openDraft(tx, id)
    const where = { templateId_number: { templateId: id, number } }
    await tx.templateVersion.update({ where, data: { description, tags }, select: { number: true } })
    return { savedAt: now() }
  })
