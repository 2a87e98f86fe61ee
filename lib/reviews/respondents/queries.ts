import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { Anonymity, AssigneeStatus, Relationship, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { keyedHash } from '@/lib/platform/secrets'
import { noSuchReview } from '../refusals'
import { isOpen } from '../rules'
import { alreadyAnswered, closedForAnswers, notAsked, optedOut } from '../responses/refusals'

/** Whoever answers: a member, or the holder of an e-mailed link. */
export type Asker = Actor | ReviewerActor

export type Respondent = {
  reviewId: string
  workspaceId: string
  status: ReviewStatus
  anonymity: Anonymity
  closesAt: Date | null
  responseKey: Uint8Array | null
  assigneeId: string | null
  relationship: Relationship
  assigneeStatus: AssigneeStatus
}

const isOutside = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

/** The asker's place in the review, with its row held so that it cannot close meanwhile. Throws not-found and forbidden. */
export async function holdRespondent(tx: Tx, asker: Asker, reviewId: string, lock: 'SHARE' | 'UPDATE') {
  const { workspaceId } = asker
  if (isOutside(asker) && asker.reviewId !== reviewId) throw noSuchReview()
  const mine = isOutside(asker)
    ? Prisma.sql`a.id = ${asker.assigneeId}::uuid`
    : Prisma.sql`a."memberId" = ${asker.memberId}::uuid`
  const held = lock === 'SHARE' ? Prisma.sql`FOR SHARE OF r` : Prisma.sql`FOR UPDATE OF r`
  const [row] = await tx.$queryRaw<Respondent[]>`
    SELECT r.id AS "reviewId", r."workspaceId", r.status, r.anonymity, r."closesAt", r."responseKey",
           a.id AS "assigneeId", a.relationship, a.status AS "assigneeStatus"
    FROM "Review" r LEFT JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND ${mine}
    WHERE r.id = ${reviewId}::uuid AND r."workspaceId" = ${workspaceId}::uuid AND r.status <> 'DRAFT' ${held}`
  if (!row) throw noSuchReview()
  if (row.assigneeId === null) throw notAsked()
  return { ...row, assigneeId: row.assigneeId }
}

export type HeldRespondent = Awaited<ReturnType<typeof holdRespondent>>

/** Throws unless this respondent can still write: the review runs, and they neither answered nor opted out. */
export function ensureCanWrite(respondent: HeldRespondent) {
  if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
  if (!isOpen(respondent, now())) throw closedForAnswers()
  if (respondent.assigneeStatus === 'OPTED_OUT') throw optedOut()
}

/** How a response knows its owner: by assignee, or of an anonymous review by a hash that dies with its key. */
export function ownerOf({
  anonymity,
  responseKey,
  assigneeId,
}: Pick<HeldRespondent, 'anonymity' | 'responseKey' | 'assigneeId'>) {
  if (anonymity === 'NAMED') return { assigneeId }
  return responseKey === null ? null : { ownerHash: keyedHash(responseKey, assigneeId) }
}
