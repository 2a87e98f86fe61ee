import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { plural } from '@/lib/shared/text'
import { canTag } from '@/lib/members/tags/policy'
import { lockTagged } from '@/lib/members/tags/steps/lock-tag'
import { noSuchTag, notYoursToTag } from '@/lib/members/tags/refusals'
import type { GiveTagInput } from '@/lib/members/tags/schema'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'
import { nameTags } from '@/lib/members/tags/steps/name-tags'

/**
 * Adds a tag by name; Admins may create it. Returns how many people gained it. Refuses people the actor may not tag,
 * and too many tags on one person.
 */
export const giveTag = (actor: Actor, { ids, name }: GiveTagInput): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const people = await lockTagged(tx, actor, ids)
    if (!canTag(actor, people)) throw notYoursToTag()
    const [tag] = await nameTags(tx, actor, [name])
    if (!tag) throw noSuchTag()
    const count = await attachTags(tx, { workspaceId: actor.workspaceId, memberIds: ids, tagIds: [tag.id] })
    const title = `Added the tag “${tag.name}” to ${plural(count, 'person', 'people')}`
    if (count > 0) await record(tx, actor, { action: 'tag.given', objectId: tag.id, title })
    return { count }
  })
