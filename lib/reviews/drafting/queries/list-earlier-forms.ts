import 'server-only'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import type { StartFilter } from '@/lib/reviews/drafting/schema'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { currentSettingsSelect } from './find-current-settings'
import { noSuchReview, notYourReview } from '@/lib/reviews/model/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'
import { currentForm } from '@/lib/reviews/drafting/rules/current-settings'

const PAGE_SIZE = 12

export type EarlierForm = { id: string; title: string; status: ReviewStatus; createdAt: Date }

/** Newest first; a round stands for its forms, which differ only in whom they are about. */
export async function listEarlierForms(actor: Actor, { search, after }: StartFilter): Promise<Page<EarlierForm>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (r."createdAt", r.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const title = Prisma.sql`COALESCE(round.title, r.title)`
  const found = search === '' ? Prisma.empty : Prisma.sql`AND ${title} ILIKE ${`%${escapedForLike(search)}%`}`
  const rows = await db.$queryRaw<EarlierForm[]>`
    SELECT r.id, ${title} AS title, r.status, r."createdAt"
    FROM "Review" r JOIN "Form" f ON f."reviewId" = r.id LEFT JOIN "ReviewRound" round ON round.id = r."roundId"
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."creatorId" = ${actor.memberId}::uuid AND r.kind <> 'NOTE'
      AND NOT EXISTS (SELECT FROM "Review" o JOIN "Form" g ON g."reviewId" = o.id
                      WHERE o."roundId" = r."roundId" AND o.id < r.id) ${found} ${older}
    ORDER BY r."createdAt" DESC, r.id DESC LIMIT ${PAGE_SIZE + 1}`
  return toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

/** `title` is the round's title where the review belongs to a round. */
export type FormToReuse = { content: FormContent; isSent: boolean; title: string }

/** A sent form has its current settings and its original audience. Throws not-found and forbidden. */
export async function getForm(actor: Actor, id: string): Promise<FormToReuse> {
  const review = await db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId },
    select: {
      ...currentSettingsSelect,
      status: true,
      timeZone: true,
      form: { select: { content: true } },
      round: { select: { title: true } },
    },
  })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (!review.form) throw noSuchReview()
  const content = formContentSchema.parse(review.form.content)
  if (review.status === 'DRAFT') return { content, isSent: false, title: content.title }
  const current = { ...currentForm(content, review), timeZone: review.timeZone }
  return { content: current, isSent: true, title: review.round?.title ?? current.title }
}
