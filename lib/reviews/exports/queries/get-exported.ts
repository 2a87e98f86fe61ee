import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Prisma } from '@/lib/platform/db'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { notYourRound, noSuchFile } from '@/lib/reviews/exports/refusals'
import { seesNames } from '@/lib/reviews/model/rules/readers'
import { getReviewHead, listShownHeads, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { ExportSource } from '@/lib/reviews/exports/schema'
import type { ExportFormat, ExportStatus } from '@/lib/platform/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import { csvHeaders } from '@/lib/platform/documents/csv-file'

export type Exported = { title: string; reviewIds: string[]; hasNames: boolean }

async function getRound({ workspaceId, memberId }: Actor, id: string): Promise<Exported> {
  const reviews = {
    where: { status: { not: 'DRAFT' } },
    // Same order as the screen of a round.
    orderBy: [{ subject: { user: { firstName: 'asc' } } }, { subject: { user: { lastName: 'asc' } } }, { id: 'asc' }],
    select: { id: true, anonymity: true },
  } satisfies Prisma.ReviewRound$reviewsArgs
  const select = { creatorId: true, title: true, reviews } as const
  const round = await db.reviewRound.findFirst({ where: { id, workspaceId }, select })
  if (!round) throw noSuchReview()
  if (round.creatorId !== memberId) throw notYourRound()
  const { title, reviews: sent } = round
  const hasNames = sent.every(({ anonymity }) => seesNames('creator', anonymity))
  return { title, hasNames, reviewIds: sent.map((review) => review.id) }
}

async function getReview(actor: Actor, id: string): Promise<Exported> {
  const head = await getReviewHead(actor, id)
  if (head === null) throw noSuchReview()
  return { title: head.title, hasNames: head.eyes.seesNames, reviewIds: [id] }
}

/** Throws not-found and forbidden, just as the screen does. */
export const getExported = (actor: Actor, source: ExportSource, id: string) =>
  source === 'round' ? getRound(actor, id) : getReview(actor, id)

export async function readableHeads(actor: Actor, { reviewIds }: Exported): Promise<ReviewHead[]> {
  const heads = await listShownHeads(actor, reviewIds)
  return heads.filter(({ answeredCount }) => answeredCount > 0)
}

export type ExportView = {
  id: string
  format: ExportFormat
  status: ExportStatus
  done: number
  total: number
  fileName: string
  createdAt: Date
  expiresAt: Date
}

const viewSelect = {
  id: true,
  format: true,
  status: true,
  done: true,
  total: true,
  fileName: true,
  createdAt: true,
  expiresAt: true,
} as const

const SHOWN = 10

const ofSource = (source: ExportSource, id: string) => (source === 'round' ? { roundId: id } : { reviewId: id })

export const listExports = (
  { workspaceId, memberId }: Actor,
  source: ExportSource,
  id: string,
): Promise<ExportView[]> =>
  db.reviewExport.findMany({
    where: { workspaceId, requesterId: memberId, ...ofSource(source, id), expiresAt: { gt: now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: viewSelect,
  })

/** Only the requester gets the file, and only while they may read its contents. */
export async function getFile(actor: Actor, id: string) {
  const { workspaceId, memberId: requesterId } = actor
  const row = await db.reviewExport.findFirst({
    where: { id, workspaceId, requesterId, status: 'DONE', expiresAt: { gt: now() } },
    select: { fileName: true, file: true, reviewId: true, roundId: true },
  })
  if (!row?.file) throw noSuchFile()
  if (row.roundId !== null) await getRound(actor, row.roundId)
  if (row.reviewId !== null) await getReview(actor, row.reviewId)
  return { file: row.file, headers: csvHeaders(row.fileName) }
}
