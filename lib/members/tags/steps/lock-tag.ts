import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchTag } from '@/lib/members/tags/refusals'
import { isLedBy } from '@/lib/members/people/queries/get-person'
import { noSuchPerson } from '@/lib/members/people/refusals'

/** Locked for the transaction. Throws not-found. */
export async function lockTag(tx: Tx, { workspaceId }: Pick<Actor, 'workspaceId'>, id: string) {
  const [tag] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Tag" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!tag) throw noSuchTag()
  return tag
}

type Tagged = { id: string; name: string; isLed: boolean }

/**
 * Locks the people for the transaction, each with whether the actor leads one of their teams. Throws not-found unless
 * all exist.
 */
export async function lockTagged(tx: Tx, { workspaceId, memberId }: Actor, ids: string[]): Promise<Tagged[]> {
  const people = await tx.$queryRaw<Tagged[]>`
    SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, ${isLedBy(memberId)} AS "isLed"
    FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m."workspaceId" = ${workspaceId}::uuid AND m.id = ANY(${ids}::uuid[]) AND u."deletedAt" IS NULL
    ORDER BY m.id FOR NO KEY UPDATE OF m`
  if (people.length !== ids.length) throw noSuchPerson()
  return people
}
