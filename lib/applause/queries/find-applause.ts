import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { escapedForLike, Prisma } from '@/lib/platform/db'
import { rowsOf, type SharedReading } from '@/lib/platform/reading'
import { isReadableBy, readableApplause } from './readable-applause'

type FoundApplause = { id: string; words: string; by: string; category: string }

/** The most matches sorted, and the most recent rows scanned for one or two letters. */
const MOST_FOUND = 1_000

/** The trigram index needs three letters. */
const isIndexed = (words: string) => words.length >= 3

const isHeld = ({ workspaceId }: Actor, words: string) =>
  Prisma.sql`triples_of(a."workspaceId", a.words) @> triples_of(${workspaceId}::uuid, ${words}) AND a."deletedAt" IS NULL`

const newest = ({ workspaceId }: Actor) => Prisma.sql`(SELECT * FROM "Applause"
  WHERE "workspaceId" = ${workspaceId}::uuid ORDER BY "createdAt" DESC, id DESC LIMIT ${MOST_FOUND})`

const says = (words: string) => Prisma.sql`a.words ILIKE ${`%${escapedForLike(words)}%`}`

export const saysWords = (actor: Actor, words: string) =>
  isIndexed(words) ? Prisma.sql`${isHeld(actor, words)} AND ${says(words)}` : says(words)

const order = Prisma.sql`a."createdAt" DESC, a.id DESC`

/**
 * The newest that hold indexed words. Few matches are sorted; of more, the newest are found sooner in their order. The
 * workspace is no separate condition, because then PostgreSQL scans it.
 */
const newestHeld = (actor: Actor, words: string, limit: number) => {
  const isMany = Prisma.sql`(SELECT count(*) FROM held) > ${MOST_FOUND}::int`
  return Prisma.sql`(
  WITH held AS MATERIALIZED (
    SELECT a.id FROM "Applause" a
    WHERE ${isHeld(actor, words)} AND ${says(words)} AND ${isReadableBy(Prisma.sql`${actor.memberId}::uuid`)}
    LIMIT ${MOST_FOUND + 1})
  (SELECT a.* FROM held JOIN "Applause" a USING (id) WHERE NOT ${isMany} ORDER BY ${order} LIMIT ${limit})
  UNION ALL (SELECT a.* FROM "Applause" a WHERE ${isMany} AND ${readableApplause(actor)} AND ${says(words)}
    ORDER BY ${order} LIMIT ${limit}))`
}

export const foundApplauseReading = (actor: Actor, words: string, limit: number): SharedReading<FoundApplause[]> =>
  rowsOf<FoundApplause>(Prisma.sql`
  SELECT a.id, a.words, TRIM(u."firstName" || ' ' || u."lastName") AS by, c.name AS category
  FROM ${isIndexed(words) ? newestHeld(actor, words, limit) : newest(actor)} a
    JOIN "ApplauseCategory" c ON c.id = a."categoryId"
    JOIN "Member" m ON m.id = a."giverId" JOIN "User" u ON u.id = m."userId"
  WHERE ${readableApplause(actor)} AND ${says(words)}
  ORDER BY ${order} LIMIT ${limit}`)
