import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { readCursor, toPage, type Cursor, type Page } from '@/lib/shared/page'
import { activityCategories, hiddenTypes, toThemselves } from './rules'
import type { ActivityFilter } from './schema'

export type ActivityLine = {
  id: string
  type: string
  title: string
  link: string
  createdAt: Date
  /** Null: the product, or anonymous. */
  by: { memberId: string; name: string; pictureId: string | null } | null
}

type Row = Omit<ActivityLine, 'by'> & { creatorId: string | null; name: string; pictureId: string | null }

const toLine = ({ creatorId, name, pictureId, ...row }: Row): ActivityLine => ({
  ...row,
  by: creatorId === null ? null : { memberId: creatorId, name, pictureId },
})

const before = (cursor: Cursor | undefined) =>
  cursor === undefined ? Prisma.empty : Prisma.sql`AND ("createdAt", id) < (${cursor.at}, ${cursor.id}::uuid)`

function ofCategory(category: ActivityFilter['category'], memberId: string) {
  const chosen = activityCategories.find((one) => one.category === category)
  const byOthers = Prisma.sql`AND "createdById" IS DISTINCT FROM ${memberId}::uuid`
  if (chosen === undefined) return byOthers
  const { type, isGiven } = chosen
  const ofType = Prisma.sql`AND type = ${type}`
  if (isGiven === null) return ofType
  return isGiven ? Prisma.sql`${ofType} AND "createdById" = ${memberId}::uuid` : Prisma.sql`${ofType} ${byOthers}`
}

/** Badges are applause by type, and stay. */
function inFeatures(withoutFeatures: readonly string[]) {
  const types = hiddenTypes(withoutFeatures)
  const ofOthers = types.length === 0 ? Prisma.empty : Prisma.sql`AND type <> ALL (${types})`
  if (!withoutFeatures.includes('Applause')) return ofOthers
  return Prisma.sql`${ofOthers} AND NOT (type = 'Applaud' AND starts_with(key, 'applause.'))`
}

const newest = Prisma.sql`ORDER BY "createdAt" DESC, id DESC`

/** Each feed is read by its own index. */
const linesOf = (feeds: Prisma.Sql[], limit: number) => Prisma.sql`
  SELECT a.id, a.type, a.title, a.link, a."createdAt", m.id AS "creatorId",
         TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId"
  FROM (${Prisma.join(
    feeds.map((feed) => Prisma.sql`(SELECT * FROM "Activity" WHERE ${feed} ${newest} LIMIT ${limit})`),
    ' UNION ALL ',
  )}) a
  LEFT JOIN "Member" m ON m.id = a."createdById" LEFT JOIN "User" u ON u.id = m."userId"
  ORDER BY a."createdAt" DESC, a.id DESC LIMIT ${limit}`

const pageOf = (rows: Row[], size: number) =>
  toPage(rows.map(toLine), size, ({ createdAt, id }) => ({ at: createdAt, id }))

type FeedFilter = Partial<ActivityFilter> & { size: number }

/**
 * A member's feed, newest first, in pages of `size`: what others did that concerns them. Their own acts have categories
 * of their own.
 */
export function activityReading(
  { workspaceId, memberId, withoutFeatures }: Actor,
  { after, category = 'all', size }: FeedFilter,
): SharedReading<Page<ActivityLine>> {
  const further = Prisma.sql`${ofCategory(category, memberId)} ${inFeatures(withoutFeatures)} ${before(readCursor(after))}`
  const feeds = [Prisma.sql`"memberId" = ${memberId}::uuid`, Prisma.sql`"memberId" IS NULL`].map(
    (whose) => Prisma.sql`"workspaceId" = ${workspaceId}::uuid AND ${whose} ${further}`,
  )
  const told = (row: Row) => (row.creatorId === memberId ? { ...row, title: toThemselves(row.title, row.name) } : row)
  return mapReading(rowsOf<Row>(linesOf(feeds, size + 1), ['createdAt']), (rows) => pageOf(rows.map(told), size))
}

export const listActivity = (actor: Actor, filter: FeedFilter): Promise<Page<ActivityLine>> =>
  read(activityReading(actor, filter))

type PublicFilter = Pick<ActivityFilter, 'after'> & { memberId: string; size: number }

/**
 * A colleague's public acts, newest first, in pages of `size`. It has no categories, because all public acts belong to
 * one: people and the workspace.
 */
export async function listPublicActivity(
  { workspaceId, withoutFeatures }: Actor,
  { memberId, after, size }: PublicFilter,
): Promise<Page<ActivityLine>> {
  const whose = Prisma.sql`"createdById" = ${memberId}::uuid AND "memberId" IS NULL ${inFeatures(withoutFeatures)} ${before(readCursor(after))}`
  const lines = linesOf([Prisma.sql`"workspaceId" = ${workspaceId}::uuid AND ${whose}`], size + 1)
  return pageOf(await read(rowsOf<Row>(lines, ['createdAt'])), size)
}
