import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import type {
  Anonymity,
  NominationApprover,
  ReleaseMode,
  ReviewStatus,
  Role,
} from '@/lib/platform/generated/prisma/enums'
import { canRunReview } from '@/lib/reviews/policy'
import { noSuchReview, notYourReview } from '@/lib/reviews/refusals'
import { endFor } from '@/lib/reviews/rules'

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
export async function holdReview(tx: Tx, { workspaceId }: { workspaceId: string }, id: string): Promise<HeldReview> {
  const [review] = await tx.$queryRaw<HeldReview[]>`
    SELECT id, "workspaceId", "creatorId", "subjectId", title, status, anonymity, "releaseMode", "timeZone", "closesAt",
           "hasReminders", "askedCount", "answeredCount", "nominationsMin", "nominationsMax", "nominationsApprover"
    FROM "Review" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!review) throw noSuchReview()
  return review
}

/** Holds a review for the one who runs it. Throws not-found and forbidden. */
export async function holdOwnReview(tx: Tx, actor: Actor, id: string): Promise<HeldReview> {
  const review = await holdReview(tx, actor, id)
  if (!canRunReview(actor, review)) throw notYourReview()
  return review
}

/** The role of whoever created a review, which says how many it may ask, whoever asks them. */
export async function findCreatorRole(tx: Tx, { creatorId }: Pick<HeldReview, 'creatorId'>): Promise<Role> {
  const { role } = await tx.member.findUniqueOrThrow({ where: { id: creatorId }, select: { role: true } })
  return role
}

/** The end of a review for whoever can still answer the longest: some may have been given more time than the others. */
export async function findLastEnd(
  tx: Pick<Tx, 'reviewAssignee'>,
  review: { id: string; closesAt: Date | null },
): Promise<Date | null> {
  const where = { reviewId: review.id, status: 'PENDING', removedAt: null } as const
  const { _max: latest } = await tx.reviewAssignee.aggregate({ where, _max: { closesAt: true } })
  return endFor(review, latest)
}

/** What of a sent review may change, as its edit screen shows it. */
export type ReviewSettings = {
  title: string
  description: string
  timeZone: string
  closesAt: Date | null
  hasReminders: boolean
  seenBySubject: boolean
  seenByManager: boolean
  seenByAdmins: boolean
  anonymity: Anonymity
  releaseMode: ReleaseMode
  hasShared: boolean
  /** Changes with any of the above. */
  edition: string
}

const settingsSelect = {
  title: true,
  description: true,
  timeZone: true,
  closesAt: true,
  hasReminders: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  anonymity: true,
  releaseMode: true,
  _count: { select: { sharedTo: true } },
} as const

/** The settings of a review that is known to be there and to be the asker's to see. */
export async function findSettings(tx: Tx, id: string): Promise<ReviewSettings> {
  const { _count, ...settings } = await tx.review.findUniqueOrThrow({ where: { id }, select: settingsSelect })
  const edition = hashToken(JSON.stringify(settings)).slice(0, 32)
  return { ...settings, hasShared: _count.sharedTo > 0, edition }
}
