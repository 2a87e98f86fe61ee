import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Role, Anonymity, ReleaseMode } from '@/lib/platform/generated/prisma/enums'
import { endFor } from '@/lib/reviews/model/rules/review-state'
import { hashToken } from '@/lib/platform/secrets'

/** The creator's role limits how many a review may ask, even when somebody else adds them. */
export async function findCreatorRole(tx: Tx, { creatorId }: Pick<LockedReview, 'creatorId'>): Promise<Role> {
  const { role } = await tx.member.findUniqueOrThrow({ where: { id: creatorId }, select: { role: true } })
  return role
}

/** The latest end of any respondent, because some have an extension. */
export async function findLastEnd(
  tx: Pick<Tx, 'reviewAssignee'>,
  review: { id: string; closesAt: Date | null },
): Promise<Date | null> {
  const where = { reviewId: review.id, status: 'PENDING', removedAt: null } as const
  const { _max: latest } = await tx.reviewAssignee.aggregate({ where, _max: { closesAt: true } })
  return endFor(review, latest)
}

/** The settings that can change after sending. */
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
  /** Changes with any of the settings above. */
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

/** The caller has checked access. */
export async function findSettings(tx: Tx, id: string): Promise<ReviewSettings> {
  const { _count, ...settings } = await tx.review.findUniqueOrThrow({ where: { id }, select: settingsSelect })
  const edition = hashToken(JSON.stringify(settings)).slice(0, 32)
  return { ...settings, hasShared: _count.sharedTo > 0, edition }
}
