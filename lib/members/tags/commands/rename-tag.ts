import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { onUniqueViolation, transaction } from '@/lib/platform/db'
import { canManageTags } from '@/lib/members/tags/policy'
import { lockTag } from '@/lib/members/tags/steps/lock-tag'
import { onlyAdminsManageTags, tagTaken } from '@/lib/members/tags/refusals'
import type { RenameTagInput } from '@/lib/members/tags/schema'

/** Refuses non-Admins, and the name of another tag. */
export function renameTag(actor: Actor, { id, name }: RenameTagInput): Promise<{ id: string }> {
  const write = transaction(async (tx) => {
    const tag = await lockTag(tx, actor, id)
    if (!canManageTags(actor)) throw onlyAdminsManageTags()
    if (tag.name === name) return { id }
    await tx.tag.update({ where: { id }, data: { name }, select: { id: true } })
    await record(tx, actor, {
      action: 'tag.renamed',
      objectId: id,
      title: `Renamed the tag “${tag.name}” to “${name}”`,
    })
    return { id }
  })
  return onUniqueViolation(write, () => tagTaken(name))
}
