import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { readsNow, type Reader } from '@/lib/reviews/model/queries/find-readers'

const reviewOf = Prisma.sql`substring(n.link FROM '^/feedback/shared/([0-9a-f-]{36})')::uuid`

const newsIn = (workspaceId: string) => Prisma.sql`(
  SELECT "memberId", link FROM "Notification"
  WHERE "workspaceId" = ${workspaceId}::uuid AND link LIKE '/feedback/shared/%'
  UNION SELECT "memberId", link FROM "Activity"
  WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" IS NOT NULL AND link LIKE '/feedback/shared/%')`

type Told = { memberId: string; role: Role; links: string[] }

export async function readsReview(tx: Tx, reader: Reader, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT FROM "Review" r WHERE r.id = ${id}::uuid AND r."workspaceId" = ${reader.workspaceId}::uuid AND ${readsNow(reader)}`
  return rows.length > 0
}

/** News and feed lines about results that only a role or a team let people read, and no longer does. */
export async function listUnreadableResults(tx: Tx, workspaceId: string) {
  const told = await tx.$queryRaw<Told[]>`
    SELECT n."memberId", m.role, array_agg(n.link) AS links
    FROM ${newsIn(workspaceId)} n JOIN "Member" m ON m.id = n."memberId" JOIN "Review" r ON r.id = ${reviewOf}
    WHERE r."creatorId" <> m.id AND r."subjectId" IS DISTINCT FROM m.id
      AND NOT EXISTS (SELECT FROM "SharedReview" s WHERE s."reviewId" = r.id AND s."memberId" = m.id)
    GROUP BY n."memberId", m.role`
  const unreadable: { memberId: string; link: string }[] = []
  for (const { memberId, role, links } of told) {
    unreadable.push(
      ...(await tx.$queryRaw<{ memberId: string; link: string }[]>`
        SELECT ${memberId} AS "memberId", n.link FROM unnest(${links}::text[]) n(link)
        WHERE NOT EXISTS (SELECT FROM "Review" r WHERE r.id = ${reviewOf} AND ${readsNow({ workspaceId, memberId, role })})`),
    )
  }
  return unreadable
}
