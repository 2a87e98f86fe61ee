import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import type { AssigneeStatus, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { canRunReview } from './policy'
import { draftPreview, type FormPreview } from './questions/rules'
import { noSuchReview, notYourReview } from './refusals'
import { questionSelect } from './responses/queries'
import { feedbackBadge, isOpen, reviewBadge, type FeedbackBadge, type ReviewBadge } from './rules'
import { formContentSchema, type FormContent, type ListTab, type ReviewListFilter } from './schema'

const PAGE_SIZE = 25

/** The reviews behind one of a person's ways in: their ids, and what a list sorts and searches by. */
type WayIn = (actor: Actor) => Prisma.Sql

// Each begins with the workspace and the person, which an index answers; a tab is one of them, or several.
const received =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT r.id, r."createdAt", r.title FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId"
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid ${more}`
const created =
  (more = Prisma.empty): WayIn =>
  ({ workspaceId, memberId }) => Prisma.sql`
  SELECT r.id, r."createdAt", r.title FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."creatorId" = ${memberId}::uuid ${more}`
const shared: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT r.id, r."createdAt", r.title FROM "SharedReview" s JOIN "Review" r ON r.id = s."reviewId"
  WHERE s."workspaceId" = ${workspaceId}::uuid AND s."memberId" = ${memberId}::uuid`
const aboutMe: WayIn = ({ workspaceId, memberId }) => Prisma.sql`
  SELECT r.id, r."createdAt", r.title FROM "Review" r
  WHERE r."workspaceId" = ${workspaceId}::uuid AND r."subjectId" = ${memberId}::uuid
    AND r."seenBySubject" AND r.status IN ('RELEASED', 'ACKNOWLEDGED')`

const pending = (at: Date) =>
  received(
    Prisma.sql`AND a.status = 'PENDING' AND r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR r."closesAt" > ${at})`,
  )

const waysOf = (tab: ListTab, at: Date): WayIn[] =>
  ({
    received: [received()],
    created: [created()],
    all: [received(), created(), shared, aboutMe],
    pending: [pending(at)],
    answered: [received(Prisma.sql`AND a.status = 'ANSWERED'`)],
    active: [created(Prisma.sql`AND r.status = 'ACTIVE'`)],
    inactive: [created(Prisma.sql`AND r.status NOT IN ('ACTIVE', 'DRAFT')`)],
    shared: [shared, aboutMe],
  })[tab]

type ListRow = {
  id: string
  title: string
  status: ReviewStatus
  createdAt: Date
  closesAt: Date | null
  closedAt: Date | null
  askedCount: number
  answeredCount: number
  isMine: boolean
  creatorName: string
  subjectName: string | null
  myStatus: AssigneeStatus | null
}

/** One line of the list: where it leads, what it says and how far it is. */
export type ReviewRow = Omit<ListRow, 'status' | 'myStatus' | 'closesAt' | 'closedAt'> & {
  href: string
  /** When it closes, or when it closed; null while it has no end. */
  end: { at: Date; isPast: boolean } | null
  badge: FeedbackBadge | ReviewBadge
}

function hrefOf({ id, status, isMine, myStatus }: ListRow) {
  if (isMine) return status === 'DRAFT' ? `/feedback/edit/${id}` : `/feedback/preview/${id}`
  return myStatus === null ? `/feedback/preview/${id}` : `/feedback/id/${id}`
}

function endOf({ closesAt, closedAt }: ListRow): ReviewRow['end'] {
  const at = closedAt ?? closesAt
  return at && { at, isPast: at <= now() }
}

function rowView(row: ListRow, tab: ListTab): ReviewRow {
  const { status, myStatus, closesAt: _closesAt, closedAt: _closedAt, ...kept } = row
  const shown = { ...kept, end: endOf(row) }
  const asRespondent =
    myStatus !== null && (!row.isMine || tab === 'received' || tab === 'pending' || tab === 'answered')
  if (!asRespondent) return { ...shown, href: hrefOf(row), badge: reviewBadge(status) }
  return { ...shown, href: `/feedback/id/${row.id}`, badge: feedbackBadge(myStatus, isOpen(row, now())) }
}

/** The ids of one page, before anything is read of it: the newest of each way in, of which the newest are the page. */
function pageOfIds(actor: Actor, { tab, search, after }: ReviewListFilter) {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (w."createdAt", w.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND w.title ILIKE ${`%${escapedForLike(search)}%`}`
  const newest = Prisma.sql`ORDER BY "createdAt" DESC, id DESC LIMIT ${PAGE_SIZE + 1}`
  const parts = waysOf(tab, now()).map(
    (way) => Prisma.sql`(SELECT w.id, w."createdAt" FROM (${way(actor)}) w WHERE TRUE ${older} ${matching} ${newest})`,
  )
  return Prisma.sql`SELECT id, "createdAt" FROM (${Prisma.join(parts, ' UNION ')}) ways ${newest}`
}

/** A page of the feedback one person has to do with, newest first. */
export async function listReviews(actor: Actor, filter: ReviewListFilter): Promise<Page<ReviewRow>> {
  // A draft is its creator's alone: nobody else has a way to it, because only sending writes down who is asked.
  const rows = await db.$queryRaw<ListRow[]>`
    SELECT r.id, r.title, r.status, r."createdAt", r."closesAt", r."askedCount", r."answeredCount",
           r."creatorId" = ${actor.memberId}::uuid AS "isMine", TRIM(cu."firstName" || ' ' || cu."lastName") AS "creatorName",
           TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName", mine.status AS "myStatus"
    FROM (${pageOfIds(actor, filter)}) page JOIN "Review" r ON r.id = page.id
    JOIN "Member" c ON c.id = r."creatorId" JOIN "User" cu ON cu.id = c."userId"
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" su ON su.id = s."userId"
    LEFT JOIN "ReviewAssignee" mine ON mine."reviewId" = r.id AND mine."memberId" = ${actor.memberId}::uuid
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid
    ORDER BY r."createdAt" DESC, r.id DESC`
  const views = rows.map((row) => rowView(row, filter.tab))
  return toPage(views, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

/** How many stand behind each tab. Each figure is one walk over an index, and those of one walk are counted together. */
export async function countReviews(actor: Actor): Promise<Record<ListTab, number>> {
  const { workspaceId, memberId } = actor
  const mine = Prisma.sql`"workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid`
  const own = Prisma.sql`"workspaceId" = ${workspaceId}::uuid AND "creatorId" = ${memberId}::uuid`
  const readable = Prisma.sql`
    SELECT "reviewId" AS id FROM "SharedReview" WHERE ${mine} UNION SELECT w.id FROM (${aboutMe(actor)}) w`
  const rows = await db.$queryRaw<Record<ListTab, number>[]>`
    SELECT * FROM
      (SELECT count(*)::int AS received, count(*) FILTER (WHERE status = 'ANSWERED')::int AS answered
       FROM "ReviewAssignee" WHERE ${mine}) asked,
      (SELECT count(*)::int AS pending FROM (${pending(now())(actor)}) w) waiting,
      (SELECT count(*)::int AS created, count(*) FILTER (WHERE status = 'ACTIVE')::int AS active,
              count(*) FILTER (WHERE status NOT IN ('ACTIVE', 'DRAFT'))::int AS inactive
       FROM "Review" WHERE ${own}) own,
      (SELECT count(*)::int AS shared FROM (${readable}) w) readable,
      (SELECT count(*)::int AS "all" FROM (
         SELECT "reviewId" AS id FROM "ReviewAssignee" WHERE ${mine}
         UNION SELECT id FROM "Review" WHERE ${own} UNION ${readable}) w) everything`
  return rows[0] ?? { received: 0, created: 0, all: 0, pending: 0, answered: 0, active: 0, inactive: 0, shared: 0 }
}

/** The wizard's state, for its creator. Throws not-found and forbidden; a sent review has no draft any more. */
export async function getDraft(
  actor: Actor,
  id: string,
): Promise<{ id: string; version: number; savedAt: Date; content: FormContent } | null> {
  const { workspaceId } = actor
  const review = await db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { creatorId: true, status: true, form: { select: { version: true, savedAt: true, content: true } } },
  })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT' || !review.form) return null
  return { id, ...review.form, content: formContentSchema.parse(review.form.content) }
}

/** The form of a sent or unsent review as those who answer see it, for the one who created it. */
export async function getPreview(actor: Actor, id: string): Promise<FormPreview> {
  const draft = await getDraft(actor, id)
  if (draft) return draftPreview(draft.content)
  const { workspaceId } = actor
  const select = {
    title: true,
    description: true,
    anonymity: true,
    questions: { select: questionSelect, orderBy: { position: 'asc' } },
  } as const
  return db.review.findFirstOrThrow({ relationLoadStrategy: 'join', where: { id, workspaceId }, select })
}
