import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { canManageTags } from '@/lib/members/tags/policy'
import { lockTag } from '@/lib/members/tags/steps/lock-tag'
import { onlyAdminsManageTags } from '@/lib/members/tags/refusals'
import type { TagIdInput } from '@/lib/members/tags/schema'

/** Deletes a tag from everyone. Requests already sent to its people stay. Refuses non-Admins. */
export const deleteTag = (actor: Actor, { id }: TagIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { name } = await lockTag(tx, actor, id)
    if (!canManageTags(actor)) throw onlyAdminsManageTags()
    await tx.tag.delete({ where: { id }, select: { id: true } })
    await record(tx, actor, { action: 'tag.deleted', objectId: id, title: `Deleted the tag “${name}”` })
    return { id }
  })
