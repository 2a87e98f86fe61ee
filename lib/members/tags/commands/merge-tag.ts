import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction, type Tx } from '@/lib/platform/db'
import { canManageTags } from '@/lib/members/tags/policy'
import { lockTag } from '@/lib/members/tags/steps/lock-tag'
import { mergedIntoItself, onlyAdminsManageTags } from '@/lib/members/tags/refusals'
import type { MergeTagInput } from '@/lib/members/tags/schema'

/** Locks both in id order, so that opposite merges of a pair can't deadlock. */
async function holdBoth(tx: Tx, actor: Actor, { id, intoId }: MergeTagInput) {
  const [first, second] = [id, intoId].toSorted()
  const held = [await lockTag(tx, actor, first ?? id), await lockTag(tx, actor, second ?? intoId)]
  return { tag: held.find((tag) => tag.id === id), kept: held.find((tag) => tag.id === intoId) }
}

/**
 * Merges one tag into another, for people, pending invitations and people who wait for a payment. Refuses non-Admins.
 */
export const mergeTag = (actor: Actor, input: MergeTagInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { id, intoId } = input
    const { tag, kept } = await holdBoth(tx, actor, input)
    if (!canManageTags(actor)) throw onlyAdminsManageTags()
    if (id === intoId) throw mergedIntoItself()
    await tx.$executeRaw`
      INSERT INTO "MemberTag" ("workspaceId", "tagId", "memberId")
      SELECT "workspaceId", ${intoId}::uuid, "memberId" FROM "MemberTag" WHERE "tagId" = ${id}::uuid ON CONFLICT DO NOTHING`
    // Written here, because deleting the tag would remove it from these unnoticed.
    await tx.$executeRaw`
      INSERT INTO "InvitationTag" ("workspaceId", "tagId", "invitationId")
      SELECT "workspaceId", ${intoId}::uuid, "invitationId" FROM "InvitationTag" WHERE "tagId" = ${id}::uuid ON CONFLICT DO NOTHING`
    await tx.$executeRaw`
      UPDATE "SeatRequest" SET "tagIds" = array_replace("tagIds", ${id}::uuid, ${intoId}::uuid)
      WHERE "workspaceId" = ${actor.workspaceId}::uuid AND ${id}::uuid = ANY ("tagIds")`
    await tx.tag.delete({ where: { id }, select: { id: true } })
    const title = `Merged the tag “${tag?.name}” into “${kept?.name}”`
    await record(tx, actor, { action: 'tag.merged', objectId: intoId, title })
    return { id: intoId }
  })
