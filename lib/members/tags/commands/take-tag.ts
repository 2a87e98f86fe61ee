import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { plural } from '@/lib/shared/text'
import { canTag } from '@/lib/members/tags/policy'
import { lockTag, lockTagged } from '@/lib/members/tags/steps/lock-tag'
import { notYoursToTag } from '@/lib/members/tags/refusals'
import type { TakeTagInput } from '@/lib/members/tags/schema'

/** Returns how many had it. Refuses people the actor may not tag. */
export const takeTag = (actor: Actor, { ids, tagId }: TakeTagInput): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const people = await lockTagged(tx, actor, ids)
    if (!canTag(actor, people)) throw notYoursToTag()
    const { name } = await lockTag(tx, actor, tagId)
    const { count } = await tx.memberTag.deleteMany({ where: { tagId, memberId: { in: ids } } })
    const title = `Removed the tag “${name}” from ${plural(count, 'person', 'people')}`
    if (count > 0) await record(tx, actor, { action: 'tag.taken', objectId: tagId, title })
    return { count }
  })
