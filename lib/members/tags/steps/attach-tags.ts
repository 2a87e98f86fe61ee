import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { tagLimits } from '@/lib/members/tags/schema'
import { tooManyTags } from '@/lib/members/tags/refusals'
import { fullName } from '@/lib/members/rules'

type Attachment = { workspaceId: string; memberIds: string[]; tagIds: string[] }

async function findOverTagged(tx: Tx, memberIds: string[]) {
  const [over] = await tx.$queryRaw<{ firstName: string; lastName: string }[]>`
    SELECT u."firstName", u."lastName" FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m.id = ANY(${memberIds}::uuid[])
      AND (SELECT count(*) FROM "MemberTag" g WHERE g."memberId" = m.id) > ${tagLimits.perPerson} LIMIT 1`
  return over
}

/**
 * Adds all tags to all people in the caller's transaction, which locks the people. Returns how many assignments are
 * new. Refuses too many tags on one person.
 */
export async function attachTags(tx: Tx, { workspaceId, memberIds, tagIds }: Attachment): Promise<number> {
  const data = memberIds.flatMap((memberId) => tagIds.map((tagId) => ({ workspaceId, memberId, tagId })))
  const { count } = await tx.memberTag.createMany({ data, skipDuplicates: true })
  const over = await findOverTagged(tx, memberIds)
  if (over) throw tooManyTags(fullName(over))
  return count
}
