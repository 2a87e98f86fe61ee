import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { tagLimits } from '@/lib/members/tags/schema'
import { tooManyTags } from '@/lib/members/tags/refusals'
import { fullName } from '@/lib/members/rules'

type Attachment = { workspaceId: string; memberIds: string[]; tagIds: string[] }

/** A person above the tag limit, if any. */
async function findOverTagged(tx: Tx, memberIds: string[]) {
  const [over] = await tx.$queryRaw<{ firstName: string; lastName: string }[]>`
    SELECT u."firstName", u."lastName" FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m.id = ANY(${memberIds}::uuid[])
      AND (SELECT count(*) FROM "MemberTag" g WHERE g."memberId" = m.id) > ${tagLimits.perPerson} LIMIT 1`
  return over
}

/**
 * Gives all of these tags to all of these people of the workspace, in the caller's transaction, which holds the people.
 * Answers how many it gave that were not there. Refuses when somebody would have too many.
 */
export async function attachTags(tx: Tx, { workspaceId, memberIds, tagIds }: Attachment): Promise<number> {
  const data = memberIds.flatMap((memberId) => tagIds.map((tagId) => ({ workspaceId, memberId, tagId })))
  const { count } = await tx.memberTag.createMany({ data, skipDuplicates: true })
  const over = await findOverTagged(tx, memberIds)
  if (over) throw tooManyTags(fullName(over))
  return count
}
