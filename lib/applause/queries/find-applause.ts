import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { escapedForLike, Prisma } from '@/lib/platform/db'
import { rowsOf, type SharedReading } from '@/lib/platform/reading'
import { readableApplause } from './readable-applause'

type FoundApplause = { id: string; words: string; by: string; category: string }

/** The most matches sorted, and the most recent rows scanned for one or two letters. */
const MOST_FOUND = 1_000

/** The trigram index needs three letters. */
const isIndexed = (words: string) => words.length >= 3

const holding = ({ workspaceId }: Actor, words: string) => Prisma.sql`(SELECT * FROM "Applause"
  WHERE triples_of("workspaceId", words) @> triples_of(${workspaceId}::uuid, ${words}) AND "deletedAt" IS NULL
  LIMIT ${MOST_FOUND})`

const newest = ({ workspaceId }: Actor) => Prisma.sql`(SELECT * FROM "Applause"
  WHERE "workspaceId" = ${workspaceId}::uuid ORDER BY "createdAt" DESC, id DESC LIMIT ${MOST_FOUND})`

export const foundApplauseReading = (actor: Actor, words: string, limit: number): SharedReading<FoundApplause[]> =>
  rowsOf<FoundApplause>(Prisma.sql`
  SELECT a.id, a.words, TRIM(u."firstName" || ' ' || u."lastName") AS by, c.name AS category
  FROM ${isIndexed(words) ? holding(actor, words) : newest(actor)} a
    JOIN "ApplauseCategory" c ON c.id = a."categoryId"
    JOIN "Member" m ON m.id = a."giverId" JOIN "User" u ON u.id = m."userId"
  WHERE ${readableApplause(actor)} AND a.words ILIKE ${`%${escapedForLike(words)}%`}
  ORDER BY a."createdAt" DESC, a.id DESC LIMIT ${limit}`)
