import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, db, escapedForLike } from '@/lib/platform/db'
import { titleOfNote } from '@/lib/reviews/model/queries/title-of-note'
import { noteFrom } from '@/lib/reviews/model/rules/note-title'
import { questionsOf, isShown, trendsOf, type CountRow, type Trend } from '@/lib/reviews/results/rules/about-me'
import type { AboutMeFilter } from '@/lib/reviews/results/schema'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { typesWith } from '@/lib/reviews/model/rules/question-types'

const PAGE_SIZE = 25

export type AboutMeRow = {
  id: string
  title: string
  /** The creator, or an Admin in their place. */
  releaserName: string
  /** When the viewer could first read all of it: the release, or the close of their own request. */
  releasedAt: Date
  isMine: boolean
  /** Given without being asked. */
  isNote: boolean
  isAcknowledged: boolean
}

const aboutMe = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid AND CASE
    WHEN r."creatorId" = r."subjectId" THEN r.status = 'CLOSED' AND r."answeredCount" > 0
    ELSE r."seenBySubject" AND r.status IN ('RELEASED', 'ACKNOWLEDGED') END`

/** A self-requested review has no release and is readable once closed. */
const readableAt = Prisma.sql`COALESCE(r."releasedAt", r."closedAt")`

/** Counts per question and group; stars whose text is hidden still count, as on the screen. */
const listCounts = (actor: Actor, which: Prisma.Sql) => db.$queryRaw<CountRow[]>`
  SELECT q.id, q."reviewId", q.type, q.text AS question, q.lowest, q.highest, q."followsId" IS NOT NULL AS "isFollowUp",
    r.anonymity, r."creatorId" = r."subjectId" AS "isMine", ${readableAt} AS "releasedAt", g.status AS "ownStatus",
    g.relationship AS "ownGroup", a.relationship AS group, count(*)::int AS answered, count(a.score)::int AS scored,
    COALESCE(sum(a.score), 0)::float8 AS sum
  FROM "Review" r JOIN "Question" q ON q."reviewId" = r.id JOIN "Answer" a ON a."questionId" = q.id AND a."isCounted"
    AND (a."hiddenAt" IS NULL OR a.score IS NOT NULL)
    LEFT JOIN "ReviewAssignee" g ON g."reviewId" = r.id AND g."memberId" = ${actor.memberId}::uuid
      AND g."removedAt" IS NULL AND NOT g."isUnasked"
  WHERE ${aboutMe(actor)} AND ${which}
  GROUP BY r.id, q.id, g.id, a.relationship ORDER BY "releasedAt" DESC, r.id DESC, q.position`

async function listSaying(actor: Actor, like: string): Promise<string[]> {
  const says = Prisma.sql`EXISTS (SELECT FROM "Answer" w
    WHERE w."questionId" = q.id AND w."isCounted" AND w."hiddenAt" IS NULL AND w.text ILIKE ${like})`
  return questionsOf(await listCounts(actor, says))
    .filter(isShown)
    .map(({ reviewId }) => reviewId)
}

async function matching(actor: Actor, search: string) {
  if (search === '') return Prisma.empty
  const like = `%${escapedForLike(search)}%`
  return Prisma.sql`AND (CASE r.kind WHEN 'NOTE' THEN ${titleOfNote} ELSE r.title END ILIKE ${like} OR r.id = ANY(${await listSaying(actor, like)}::uuid[]))`
}

/** Newest first, a page at a time; search covers the title and what the viewer may read of it. */
export async function listAboutMe(actor: Actor, { search, after }: AboutMeFilter): Promise<Page<AboutMeRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (${readableAt}, r.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const rows = await db.$queryRaw<AboutMeRow[]>`
    SELECT r.id, r.title, r.kind = 'NOTE' AS "isNote", ${readableAt} AS "releasedAt", r."creatorId" = r."subjectId" AS "isMine",
      r.status = 'ACKNOWLEDGED' OR r."creatorId" = r."subjectId" AS "isAcknowledged",
      TRIM(u."firstName" || ' ' || u."lastName") AS "releaserName"
    FROM "Review" r JOIN "Member" m ON m.id = COALESCE(r."releasedById", r."creatorId") JOIN "User" u ON u.id = m."userId"
    WHERE ${aboutMe(actor)} ${older} ${await matching(actor, search)}
    ORDER BY ${readableAt} DESC, r.id DESC LIMIT ${PAGE_SIZE + 1}`
  const named = rows.map((row) => (row.isNote ? { ...row, title: noteFrom(row.releaserName) } : row))
  return toPage(named, PAGE_SIZE, ({ releasedAt, id }) => ({ at: releasedAt, id }))
}

const COMPARED = 40

/** Averages of others over time, as far as each may be shown to the viewer. */
export async function listTrends(actor: Actor): Promise<Trend[]> {
  const scored = Prisma.sql`q.type = ANY(${typesWith(({ figure }) => figure === 'mean')}::"QuestionType"[])
    AND q.lowest IS NOT NULL AND q.highest IS NOT NULL
    AND r.id IN (SELECT r.id FROM "Review" r WHERE ${aboutMe(actor)}
      ORDER BY ${readableAt} DESC, r.id DESC LIMIT ${COMPARED})`
  return trendsOf(questionsOf(await listCounts(actor, scored)))
}
