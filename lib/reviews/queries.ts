import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { AssigneeStatus, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { canRunReview } from './policy'
import { draftPreview, type FormPreview } from './questions/rules'
import { noSuchReview, notYourReview } from './refusals'
import { questionSelect } from './responses/queries'
import { feedbackBadge, isOpen, reviewBadge, type FeedbackBadge, type ReviewBadge } from './rules'
import { formContentSchema, listTabs, type FormContent, type ListTab, type ReviewListFilter } from './schema'

const PAGE_SIZE = 25

// One person's share of the workspace, by three indexed ways in; each tab is one of them, or all three.
const received = (actor: Actor, more = Prisma.empty) => Prisma.sql`
  SELECT a."reviewId" AS id FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId"
  WHERE a."workspaceId" = ${actor.workspaceId}::uuid AND a."memberId" = ${actor.memberId}::uuid ${more}`
const created = (actor: Actor, more = Prisma.empty) => Prisma.sql`
  SELECT r.id FROM "Review" r
  WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."creatorId" = ${actor.memberId}::uuid ${more}`
const shared = (actor: Actor) => Prisma.sql`
  SELECT s."reviewId" AS id FROM "SharedReview" s
  WHERE s."workspaceId" = ${actor.workspaceId}::uuid AND s."memberId" = ${actor.memberId}::uuid
  UNION SELECT r.id FROM "Review" r WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."subjectId" = ${actor.memberId}::uuid
    AND r."seenBySubject" AND r.status IN ('RELEASED', 'ACKNOWLEDGED')`

const tabQueries: Record<ListTab, (actor: Actor, at: Date) => Prisma.Sql> = {
  received: (actor) => received(actor),
  created: (actor) => created(actor),
  all: (actor) => Prisma.sql`${received(actor)} UNION ${created(actor)} UNION ${shared(actor)}`,
  pending: (actor, at) =>
    received(
      actor,
      Prisma.sql`AND a.status = 'PENDING' AND r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR r."closesAt" > ${at})`,
    ),
  answered: (actor) => received(actor, Prisma.sql`AND a.status = 'ANSWERED'`),
  active: (actor) => created(actor, Prisma.sql`AND r.status = 'ACTIVE'`),
  inactive: (actor) => created(actor, Prisma.sql`AND r.status NOT IN ('ACTIVE', 'DRAFT')`),
  shared,
}

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

const likePattern = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** A page of the feedback one person has to do with, newest first. */
export async function listReviews(actor: Actor, filter: ReviewListFilter): Promise<Page<ReviewRow>> {
  const cursor = readCursor(filter.after)
  const before = cursor ? Prisma.sql`AND (r."createdAt", r.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const matching = filter.search === '' ? Prisma.empty : Prisma.sql`AND r.title ILIKE ${likePattern(filter.search)}`
  // A draft is its creator's alone: nobody else has a way to it, because only sending writes down who is asked.
  const rows = await db.$queryRaw<ListRow[]>`
    SELECT r.id, r.title, r.status, r."createdAt", r."closesAt", r."closedAt", r."askedCount", r."answeredCount",
           r."creatorId" = ${actor.memberId}::uuid AS "isMine", TRIM(cu."firstName" || ' ' || cu."lastName") AS "creatorName",
           TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName", mine.status AS "myStatus"
    FROM (${tabQueries[filter.tab](actor, now())}) picked JOIN "Review" r ON r.id = picked.id
    JOIN "Member" c ON c.id = r."creatorId" JOIN "User" cu ON cu.id = c."userId"
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" su ON su.id = s."userId"
    LEFT JOIN "ReviewAssignee" mine ON mine."reviewId" = r.id AND mine."memberId" = ${actor.memberId}::uuid
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid ${before} ${matching}
    ORDER BY r."createdAt" DESC, r.id DESC LIMIT ${PAGE_SIZE + 1}`
  const views = rows.map((row) => rowView(row, filter.tab))
  return toPage(views, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

const COUNT_CAP = 1000

/** How many stand behind each tab, counted up to 1,000. */
export async function countReviews(actor: Actor): Promise<Record<ListTab, number>> {
  const at = now()
  const counted = listTabs.map(
    (tab) => Prisma.sql`SELECT ${tab}::text AS tab, count(*)::int AS count
      FROM (SELECT 1 FROM (${tabQueries[tab](actor, at)}) t LIMIT ${COUNT_CAP}) c`,
  )
  const rows = await db.$queryRaw<{ tab: ListTab; count: number }[]>`${Prisma.join(counted, ' UNION ALL ')}`
  const nothing = { received: 0, created: 0, all: 0, pending: 0, answered: 0, active: 0, inactive: 0, shared: 0 }
  return rows.reduce((counts, { tab, count }) => ({ ...counts, [tab]: count }), nothing)
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
