import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, type Tx } from '@/lib/platform/db'
import { isLedBy } from '../people/queries'
import { noSuchPerson } from '../people/refusals'
import { canManageTags } from './policy'
import { noSuchTag } from './refusals'
import type { TagIdInput } from './schema'

const SHOWN = 200

/** A tag and how many active people have it. */
export type TagView = { id: string; name: string; count: number }

/** At most 200 tags of the workspace in whose name the query stands, by name. */
export async function listTags({ workspaceId }: Actor, { search }: { search: string }): Promise<TagView[]> {
  const words = `%${escapedForLike(search)}%`
  // One pass over the people of all the tags found, where a count for each would read the workspace once per tag.
  return db.$queryRaw<TagView[]>`
    SELECT t.id, t.name, count(u.id)::int AS count
    FROM (SELECT id, name FROM "Tag" WHERE "workspaceId" = ${workspaceId}::uuid AND name ILIKE ${words}
          ORDER BY lower(name) LIMIT ${SHOWN}) t
    LEFT JOIN "MemberTag" g ON g."tagId" = t.id
    LEFT JOIN "Member" m ON m.id = g."memberId" AND m.status = 'ACTIVE'
    LEFT JOIN "User" u ON u.id = m."userId" AND u.status = 'ACTIVE'
    GROUP BY t.id, t.name ORDER BY lower(t.name)`
}

/** The active people who have a tag, by the ids of their places in the workspace. Throws not-found. */
export async function getTagMembers({ workspaceId }: Actor, { id }: TagIdInput): Promise<{ memberIds: string[] }> {
  const active = { member: { status: 'ACTIVE', user: { status: 'ACTIVE' } } } as const
  const tag = await db.tag.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { members: { where: active, select: { memberId: true } } },
  })
  if (!tag) throw noSuchTag()
  return { memberIds: tag.members.map(({ memberId }) => memberId) }
}

/** The tags a screen lists, and whether this person may change them. */
export const getTagList = async (actor: Actor, filter: { search: string }) => ({
  tags: await listTags(actor, filter),
  can: { manage: canManageTags(actor) },
})
export type TagListView = Awaited<ReturnType<typeof getTagList>>

/** The tags of the workspace to choose among, at most 200, by name. */
export const listTagNames = ({ workspaceId }: Actor) =>
  db.tag.findMany({ where: { workspaceId }, orderBy: { name: 'asc' }, take: SHOWN, select: { id: true, name: true } })

/** A tag of the workspace, which nobody else changes until the transaction ends. Throws not-found. */
export async function holdTag(tx: Tx, { workspaceId }: Pick<Actor, 'workspaceId'>, id: string) {
  const [tag] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Tag" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!tag) throw noSuchTag()
  return tag
}

type Tagged = { id: string; name: string; isLed: boolean }

/**
 * Those who are to be tagged, whose tags nobody else changes until the transaction ends, each with whether this person
 * leads a team of theirs. Throws not-found unless all of them are there.
 */
export async function holdTagged(tx: Tx, { workspaceId, memberId }: Actor, ids: string[]): Promise<Tagged[]> {
  const people = await tx.$queryRaw<Tagged[]>`
    SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, ${isLedBy(memberId)} AS "isLed"
    FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m."workspaceId" = ${workspaceId}::uuid AND m.id = ANY(${ids}::uuid[]) AND u."deletedAt" IS NULL
    ORDER BY m.id FOR NO KEY UPDATE OF m`
  if (people.length !== ids.length) throw noSuchPerson()
  return people
}
