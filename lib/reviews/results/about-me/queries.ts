import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { ANONYMITY_FLOOR } from '../../rules'
import type { AboutMeFilter } from './schema'
import { trendsOf, type Score, type Trend } from './rules'

const PAGE_SIZE = 25

/** One feedback that was released to me, or that I asked for about myself. */
export type AboutMeRow = {
  id: string
  title: string
  creatorName: string
  /** Since when I read all of it: its release, or the close of what I asked for myself. */
  releasedAt: Date
  isMine: boolean
  isAcknowledged: boolean
}

const aboutMe = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND CASE
    WHEN r."creatorId" = r."subjectId" THEN r.status = 'CLOSED' AND r."answeredCount" > 0
    ELSE r."seenBySubject" AND r.status IN ('RELEASED', 'ACKNOWLEDGED') END`

/** What one asks for about oneself is released to nobody, and read in whole once it is closed. */
const readableAt = Prisma.sql`COALESCE(r."releasedAt", r."closedAt")`

/** One where there is an answer of mine that I would recognise, so that it is behind no figure; else none. */
const myOwn = ({ memberId }: Actor) => Prisma.sql`
  (SELECT count(*) FROM "ReviewAssignee" g WHERE g."reviewId" = r.id AND g."memberId" = ${memberId}::uuid)`

/**
 * Whether the answers to a question are shown to me. Stricter than the screen in two points, so that what is found and
 * what is put together here is never more: of whom was asked a question only for an earlier answer nothing is taken, and
 * whoever was asked themselves counts as one who answered.
 */
const isShown = (actor: Actor, answered: Prisma.Sql) => Prisma.sql`
  (r.anonymity = 'NAMED' OR (q."followsId" IS NULL AND ${answered} - ${myOwn(actor)} >= ${ANONYMITY_FLOOR}))`

// Of a rating the stars decide as well as the words, just as on the screen.
const answeredAtLeast = Prisma.sql`
  (SELECT CASE WHEN q.type = 'rating' THEN count(o.score) ELSE count(*) FILTER (WHERE o."hiddenAt" IS NULL) END
   FROM "Answer" o WHERE o."questionId" = q.id AND o."isCounted")`

const saysWords = (actor: Actor, like: string) => Prisma.sql`
  EXISTS (SELECT FROM "Answer" a JOIN "Question" q ON q.id = a."questionId"
    WHERE a."workspaceId" = ${actor.workspaceId}::uuid AND a."reviewId" = r.id AND a."isCounted" AND a."hiddenAt" IS NULL
      AND a.text ILIKE ${like} AND ${isShown(actor, answeredAtLeast)})`

/** What was released to me, and what I asked for about myself once it is closed, newest first, a page at a time; searched by its title and by what I may read of it. */
export async function listAboutMe(actor: Actor, { search, after }: AboutMeFilter): Promise<Page<AboutMeRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (${readableAt}, r.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const like = `%${escapedForLike(search)}%`
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND (r.title ILIKE ${like} OR ${saysWords(actor, like)})`
  const rows = await db.$queryRaw<AboutMeRow[]>`
    SELECT r.id, r.title, ${readableAt} AS "releasedAt", r."creatorId" = r."subjectId" AS "isMine",
      r.status = 'ACKNOWLEDGED' OR r."creatorId" = r."subjectId" AS "isAcknowledged",
      TRIM(u."firstName" || ' ' || u."lastName") AS "creatorName"
    FROM "Review" r JOIN "Member" m ON m.id = r."creatorId" JOIN "User" u ON u.id = m."userId"
    WHERE ${aboutMe(actor)} ${older} ${matching}
    ORDER BY ${readableAt} DESC, r.id DESC LIMIT ${PAGE_SIZE + 1}`
  return toPage(rows, PAGE_SIZE, ({ releasedAt, id }) => ({ at: releasedAt, id }))
}

const COMPARED = 40

/** How the same questions about me were answered by others over time, as far as each answer may be shown to me. */
export async function listTrends(actor: Actor): Promise<Trend[]> {
  const scores = await db.$queryRaw<Score[]>`
    WITH r AS (SELECT r.id, ${readableAt} AS "releasedAt", r.anonymity FROM "Review" r WHERE ${aboutMe(actor)}
      ORDER BY ${readableAt} DESC, r.id DESC LIMIT ${COMPARED})
    SELECT q.text AS question, q.lowest, q.highest, r."releasedAt", avg(a.score)::float8 AS mean,
      count(*)::int AS people
    FROM r JOIN "Question" q ON q."reviewId" = r.id JOIN "Answer" a ON a."questionId" = q.id
    WHERE q.type IN ('scale', 'rating') AND q.lowest IS NOT NULL AND q.highest IS NOT NULL AND a."isCounted"
      AND a.score IS NOT NULL AND a.relationship <> 'SELF'
    GROUP BY q.id, r.id, r."releasedAt", r.anonymity
    HAVING ${isShown(actor, Prisma.sql`count(*)`)}`
  return trendsOf(scores)
}
