import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction, type Tx } from '@/lib/platform/db'
import { canTag } from '@/lib/members/tags/policy'
import { lockTagged } from '@/lib/members/tags/steps/lock-tag'
import { notYoursToTag } from '@/lib/members/tags/refusals'
import { isSameTag, type SetTagsInput } from '@/lib/members/tags/schema'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'
import { nameTags } from '@/lib/members/tags/steps/name-tags'

const has = (names: readonly string[], { name }: { name: string }) => names.some((other) => isSameTag(other, name))

const listTagsOf = async (tx: Tx, memberId: string) =>
  (
    await tx.memberTag.findMany({
      relationLoadStrategy: 'join',
      where: { memberId },
      orderBy: { tag: { name: 'asc' } },
      select: { tag: { select: { id: true, name: true } } },
    })
  ).map(({ tag }) => tag)

/** Sets one person's tags; others' changes since `seen` stay. Admins create new ones. Idempotent. */
export const setTags = (actor: Actor, { id, names, seen }: SetTagsInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const people = await lockTagged(tx, actor, [id])
    if (!canTag(actor, people)) throw notYoursToTag()
    const present = await listTagsOf(tx, id)
    const known = seen ?? present.map(({ name }) => name)
    const added = await nameTags(
      tx,
      actor,
      names.filter((name) => !has(known, { name })),
    )
    const removed = present.filter((tag) => has(known, tag) && !has(names, tag)).map((tag) => tag.id)
    await tx.memberTag.deleteMany({ where: { memberId: id, tagId: { in: removed } } })
    const tagIds = added.map((tag) => tag.id)
    const given = await attachTags(tx, { workspaceId: actor.workspaceId, memberIds: [id], tagIds })
    if (removed.length + given === 0) return { id }
    const listed = (await listTagsOf(tx, id)).map(({ name }) => name).join(', ') || 'none'
    const title = `Set the tags of ${people[0]?.name}: ${listed}`
    await record(tx, actor, { action: 'member.tagged', objectId: id, title })
    return { id }
  })
