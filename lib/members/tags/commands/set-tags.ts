import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { canTag } from '@/lib/members/tags/policy'
import { lockTagged } from '@/lib/members/tags/steps/lock-tag'
import { notYoursToTag } from '@/lib/members/tags/refusals'
import type { SetTagsInput } from '@/lib/members/tags/schema'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'
import { nameTags } from '@/lib/members/tags/steps/name-tags'

/** Sets one person's tags. Admins create new ones. Idempotent. */
export const setTags = (actor: Actor, { id, names }: SetTagsInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const people = await lockTagged(tx, actor, [id])
    if (!canTag(actor, people)) throw notYoursToTag()
    const tags = await nameTags(tx, actor, names)
    const tagIds = tags.map((tag) => tag.id)
    const taken = await tx.memberTag.deleteMany({ where: { memberId: id, tagId: { notIn: tagIds } } })
    const given = await attachTags(tx, { workspaceId: actor.workspaceId, memberIds: [id], tagIds })
    if (taken.count + given === 0) return { id }
    const listed = tags.map(({ name }) => name).join(', ') || 'none'
    const title = `Set the tags of ${people[0]?.name}: ${listed}`
    await record(tx, actor, { action: 'member.tagged', objectId: id, title })
    return { id }
  })
