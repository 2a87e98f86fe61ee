import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { WithdrawDefaultTemplateInput } from '@/lib/templates/defaults/schema'
import { holdDefault } from '@/lib/templates/steps/open-draft'

/** Stops offering a default template. Copies in workspaces stay. */
export const withdrawDefaultTemplate = (admin: AdminActor, { id, reason }: WithdrawDefaultTemplateInput) =>
  transaction(async (tx) => {
    const { title, deletedAt } = await holdDefault(tx, id)
    if (deletedAt !== null) return { id }
    await tx.template.update({ where: { id }, data: { deletedAt: now() }, select: { id: true } })
    const words = `Withdrew the template “${title}”`
    await recordAct(tx, admin, { action: 'template.withdrawn', objectId: id, title: words, reason })
    return { id }
  })
