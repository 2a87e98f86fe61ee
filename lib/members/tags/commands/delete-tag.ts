import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { canManageTags } from '../policy'
import { holdTag } from '../queries'
import { onlyAdminsManageTags } from '../refusals'
import type { TagIdInput } from '../schema'

/** Takes a tag away from everybody. What was sent to the people who had it stays with them. Refuses whoever is no Admin. */
export const deleteTag = (actor: Actor, { id }: TagIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { name } = await holdTag(tx, actor, id)
    if (!canManageTags(actor)) throw onlyAdminsManageTags()
    await tx.tag.delete({ where: { id }, select: { id: true } })
    await record(tx, actor, { action: 'tag.deleted', objectId: id, title: `Deleted the tag “${name}”` })
    return { id }
  })
