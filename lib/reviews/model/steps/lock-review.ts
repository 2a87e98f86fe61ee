import 'server-only'
import type { ReviewStatus, Anonymity, ReleaseMode, NominationApprover } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import { noSuchReview, notYourReview } from '@/lib/reviews/refusals'
import type { Actor } from '@/lib/access/actor'
import { canRunReview } from '@/lib/reviews/policy'

/** A review that cannot change until the transaction ends. */
export type HeldReview = {
  id: string
  workspaceId: string
  creatorId: string
  subjectId: string | null
  title: string
  status: ReviewStatus
  anonymity: Anonymity
  releaseMode: ReleaseMode
  timeZone: string
  closesAt: Date | null
  hasReminders: boolean
  askedCount: number
  answeredCount: number
  nominationsMin: number | null
  nominationsMax: number | null
  nominationsApprover: NominationApprover | null
}

/** Holds a review of the actor's workspace until the transaction ends. Throws not-found; may they, is the caller's question. */
export async function lockReview(tx: Tx, { workspaceId }: { workspaceId: string }, id: string): Promise<HeldReview> {
  const [review] = await tx.$queryRaw<HeldReview[]>`
    SELECT id, "workspaceId", "creatorId", "subjectId", title, status, anonymity, "releaseMode", "timeZone", "closesAt",
           "hasReminders", "askedCount", "answeredCount", "nominationsMin", "nominationsMax", "nominationsApprover"
    FROM "Review" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!review) throw noSuchReview()
  return review
}

/** Holds a review for the one who runs it. Throws not-found and forbidden. */
export async function lockOwnReview(tx: Tx, actor: Actor, id: string): Promise<HeldReview> {
  const review = await lockReview(tx, actor, id)
  if (!canRunReview(actor, review)) throw notYourReview()
  return review
}
