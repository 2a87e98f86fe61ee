import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import type { GoalStatus, GoalType } from '@/lib/platform/generated/prisma/enums'
import { rowsOf, type SharedReading } from '@/lib/platform/reading'
import { isOfPerson, isVisible } from './visible-goals'

/** For finding, because the natural order of titles compares more slowly. */
const plainTitle = Prisma.sql`g.title COLLATE "default"`

const holds = (words: string) => Prisma.sql`${plainTitle} ILIKE ${`%${escapedForLike(words)}%`}`

/** For more matches, scanning in list order beats the index. */
const MOST_FOUND = 1_000

/** The trigram index needs three letters. */
const isIndexed = (words: string) => words.length >= 3

const found = ({ workspaceId }: Actor, words: string) => Prisma.sql`
  SELECT g.id FROM "Goal" g
  WHERE triples_of(g."workspaceId", ${plainTitle}) @> triples_of(${workspaceId}::uuid, ${words}) AND ${holds(words)}
  LIMIT ${MOST_FOUND + 1}`

export type Worded = {
  listed: Prisma.Sql
  counted: Prisma.Sql
  isSample: boolean
}

const same = (condition: Prisma.Sql): Worded => ({ listed: condition, counted: condition, isSample: false })

/**
 * Title search in a query of its own, because as a subquery the planner scans the workspace. The ids come and go as one
 * text, because a thousand of them cost more as rows.
 */
export async function withWords(actor: Actor, words: string): Promise<Worded> {
  if (words === '') return same(Prisma.sql`true`)
  if (!isIndexed(words)) return same(holds(words))
  const [{ ids, count }] = await db.$queryRaw<[{ ids: string | null; count: number }]>`
    SELECT array_agg(id)::text AS ids, count(*)::int AS count FROM (${found(actor, words)}) f`
  const among = Prisma.sql`g.id = ANY (${ids}::uuid[])`
  const isSample = count > MOST_FOUND
  return { listed: isSample ? holds(words) : among, counted: among, isSample }
}

type FoundGoal = { id: string; title: string; type: GoalType; status: GoalStatus; progress: number }

/** Own goals first, then the latest others; one or two letters are looked for in the most recently changed. */
export function foundGoalsReading(actor: Actor, query: string, most: number): SharedReading<FoundGoal[]> {
  const columns = Prisma.sql`g.id, g.title, g.type, g.status, g.progress, g."changedAt"`
  const live = Prisma.sql`g."workspaceId" = ${actor.workspaceId}::uuid AND g."archivedAt" IS NULL`
  const latest = Prisma.sql`(
    SELECT * FROM "Goal" g WHERE ${live} ORDER BY g."changedAt" DESC, g.id DESC LIMIT ${MOST_FOUND})`
  const goals = isIndexed(query) ? Prisma.sql`"Goal"` : latest
  const among = isIndexed(query) ? Prisma.sql`g.id = ANY (ARRAY(${found(actor, query)}))` : holds(query)
  return rowsOf<FoundGoal>(Prisma.sql`
    WITH own AS MATERIALIZED (
      SELECT ${columns} FROM "Goal" g WHERE ${live} AND ${isOfPerson(actor.memberId)} AND ${holds(query)}
      ORDER BY g."changedAt" DESC, g.id DESC LIMIT ${most}
    ), others AS (
      SELECT ${columns} FROM ${goals} g WHERE ${live} AND ${among} AND ${isVisible(actor)} AND g.id NOT IN (SELECT id FROM own)
      ORDER BY g."changedAt" DESC, g.id DESC LIMIT ${most}
    )
    SELECT id, title, type, status, progress FROM (SELECT *, 0 AS rank FROM own UNION ALL SELECT *, 1 FROM others) f
    ORDER BY rank, "changedAt" DESC, id DESC LIMIT ${most}`)
}

const SUGGESTED = 20

export type ParentGoal = { id: string; title: string; type: GoalType; status: GoalStatus }

/**
 * Possible parents of goal `id` by title, organization goals first. Reads each kind in index order, because sorting a
 * whole workspace is slow, and the later ones only while there is room.
 */
export async function findParentGoals(actor: Actor, id: string | undefined, query: string): Promise<ParentGoal[]> {
  const { listed: words } = await withWords(actor, query)
  const ofType = (type: GoalType) => Prisma.sql`
    SELECT g.id, g.title, g.type, g.status FROM "Goal" g
    WHERE g."workspaceId" = ${actor.workspaceId}::uuid AND g."archivedAt" IS NULL
      AND g.status NOT IN ('Completed', 'Abandoned') AND g.type = ${type}::"GoalType" AND ${words}
      AND g.id NOT IN (SELECT id FROM under WHERE id IS NOT NULL) AND ${isVisible(actor)}`
  const first = Prisma.sql`ORDER BY g.title, g.id LIMIT ${SUGGESTED}`
  const isRoom = Prisma.sql`(SELECT count(*) FROM wide) + (SELECT count(*) FROM team) < ${SUGGESTED}`
  return db.$queryRaw<ParentGoal[]>`
    WITH RECURSIVE under AS (
      SELECT ${id ?? null}::uuid AS id
      UNION SELECT c.id FROM under u JOIN "Goal" c ON c."parentId" = u.id
    ), wide AS MATERIALIZED (${ofType('Organization')} ${first}
    ), team AS MATERIALIZED (${ofType('Team')} AND (SELECT count(*) FROM wide) < ${SUGGESTED} ${first}
    ), own AS (
      (${ofType('Individual')} AND ${isRoom} ${first}) UNION ALL (${ofType('Self')} AND ${isRoom} ${first})
    )
    SELECT id, title, type, status FROM (
      SELECT *, 0 AS rank FROM wide UNION ALL SELECT *, 1 FROM team UNION ALL SELECT *, 2 FROM own) f
    ORDER BY rank, title, id LIMIT ${SUGGESTED}`
}
