import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, db, escapedForLike } from '@/lib/platform/db'
import { isHere } from '@/lib/members/people/queries/get-person'
import type { TagListFilter, TagIdInput } from './schema'
import { canManageTags } from './policy'
import { groupPeople, groupPersonOf, type GroupPerson } from '@/lib/members/queries'
import { listNotFound } from '@/lib/shared/refusal'

const SUGGESTED = 20
const PAGE_SIZE = 25

/** `count` covers active people. */
export type TagView = { id: string; name: string; count: number }

/** The tags that `chosen` selects from "Tag", by name, each counted by its own index. */
const tagRows = (actor: Actor, chosen: Prisma.Sql) => db.$queryRaw<TagView[]>`
  SELECT t.id, t.name, (SELECT count(*)::int FROM "MemberTag" g
                        WHERE g."tagId" = t.id AND ${isHere(actor, Prisma.sql`g."memberId"`)}) AS count
  FROM (${chosen}) t ORDER BY t.name`

const matching = ({ workspaceId }: Actor, search: string) => Prisma.sql`
  "workspaceId" = ${workspaceId}::uuid AND name ILIKE ${`%${escapedForLike(search)}%`}`

/** At most 20 tags whose name contains the query, an exact match included. */
export const listTags = (actor: Actor, { search }: { search: string }): Promise<TagView[]> =>
  tagRows(
    actor,
    Prisma.sql`SELECT id, name FROM "Tag" WHERE ${matching(actor, search)}
      ORDER BY lower(name COLLATE "default") <> lower(${search}), name LIMIT ${SUGGESTED}`,
  )

/** `next` is the last name while there are more; `count` covers all matches. */
export type TagPage = { rows: TagView[]; next: string | null; count: number; can: { manage: boolean } }

export async function listTagPage(actor: Actor, { search, after }: TagListFilter): Promise<TagPage> {
  const further = after === undefined ? Prisma.empty : Prisma.sql`AND name > ${after}`
  const [found, [counted]] = await Promise.all([
    tagRows(
      actor,
      Prisma.sql`SELECT id, name FROM "Tag" WHERE ${matching(actor, search)} ${further}
        ORDER BY name LIMIT ${PAGE_SIZE + 1}`,
    ),
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM "Tag" WHERE ${matching(actor, search)}`,
  ])
  const rows = found.slice(0, PAGE_SIZE)
  const next = found.length > PAGE_SIZE ? (rows.at(-1)?.name ?? null) : null
  return { rows, next, count: counted?.count ?? 0, can: { manage: canManageTags(actor) } }
}

/** Active people. Throws not-found. */
export async function getTagMembers({ workspaceId }: Actor, { id }: TagIdInput): Promise<{ people: GroupPerson[] }> {
  const tag = await db.tag.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { members: groupPeople },
  })
  if (!tag) throw listNotFound()
  return { people: tag.members.map(groupPersonOf) }
}

/** By name; further ones are found by search. */
export async function listTagChoices({ workspaceId }: Actor) {
  const select = { id: true, name: true } as const
  const rows = await db.tag.findMany({ where: { workspaceId }, orderBy: { name: 'asc' }, take: SUGGESTED + 1, select })
  return { rows: rows.slice(0, SUGGESTED), hasMore: rows.length > SUGGESTED }
}
export type TagChoices = Awaited<ReturnType<typeof listTagChoices>>
