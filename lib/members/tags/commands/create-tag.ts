import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { onUniqueViolation, transaction } from '@/lib/platform/db'
import { canManageTags } from '@/lib/members/tags/policy'
import { onlyAdminsManageTags, tagTaken } from '@/lib/members/tags/refusals'
import type { CreateTagInput } from '@/lib/members/tags/schema'

/** Refuses non-Admins, and a tag that exists in any spelling. */
export async function createTag(actor: Actor, { name }: CreateTagInput): Promise<{ id: string }> {
  if (!canManageTags(actor)) throw onlyAdminsManageTags()
  const { workspaceId } = actor
  const write = transaction(async (tx) => {
    const tag = await tx.tag.create({ data: { workspaceId, name, createdAt: now() }, select: { id: true } })
    await record(tx, actor, { action: 'tag.created', objectId: tag.id, title: `Created the tag “${name}”` })
    return tag
  })
  return onUniqueViolation(write, () => tagTaken(name))
}
