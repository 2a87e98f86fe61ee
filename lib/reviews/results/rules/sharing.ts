import type { ReviewKind, ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { isReleased } from '@/lib/reviews/model/rules/review-state'
import type { ReaderKind } from '@/lib/reviews/model/rules/readers'

/** As whom somebody shares: whoever asked, or the person it is about. */
export type Sharer = 'creator' | 'subject'

type Ties = { creatorId: string; subjectId: string | null; seenBySubject: boolean; status: ReviewStatus }

/**
 * The one of the two that a person is to a review, or null. Who asks about themselves is the one who asks; before the
 * release its subject is like everybody else.
 */
export function sharerOf(memberId: string, { creatorId, subjectId, seenBySubject, status }: Ties): Sharer | null {
  if (creatorId === memberId) return 'creator'
  return subjectId === memberId && seenBySubject && isReleased(status) ? 'subject' : null
}

type ShareFacts = { kind: ReviewKind; status: ReviewStatus; anonymity: Anonymity; answeredCount: number }

/** What stands in the way of sharing a review with one more person. */
export type SharingBar = 'draft' | 'note' | 'answered' | 'confidential'

/**
 * Why a review cannot be shared with somebody else, or null when it can. After the first answer it can only become more
 * private, except for its subject: what was released to them is theirs to pass on, unless names are in it that even
 * they do not see.
 */
export function sharingBar(sharer: Sharer, { kind, status, anonymity, answeredCount }: ShareFacts): SharingBar | null {
  if (status === 'DRAFT') return 'draft'
  // Its author has named everybody who reads it.
  if (kind === 'NOTE') return 'note'
  if (sharer === 'creator') return answeredCount > 0 ? 'answered' : null
  return anonymity === 'CONFIDENTIAL' ? 'confidential' : null
}

/** Whether whom it is about will be able to share what is released to them. Those who answer are told before they do. */
export const canPassOn = ({ anonymity, ...ties }: Omit<Ties, 'status'> & { anonymity: Anonymity }) =>
  ties.subjectId !== null &&
  sharerOf(ties.subjectId, { ...ties, status: 'RELEASED' }) === 'subject' &&
  sharingBar('subject', { anonymity, kind: 'FORM', status: 'RELEASED', answeredCount: 1 }) === null

/** With how many people the results of one review can be shared. */
export const MOST_SHARED = 50

type Names = {
  creatorName: string
  /** Who released it, where it was not whoever asked. */
  releaserName: string | null
  subjectName: string | null
  sharedByName: string | null
}

/** Why somebody may read results, in a sentence to them. */
export function reasonToRead(
  kind: ReaderKind,
  { creatorName, releaserName, subjectName, sharedByName }: Names,
): string {
  const subject = subjectName ?? 'the person it is about'
  const sharing = sharedByName === null ? `${creatorName} chose you to read it` : `${sharedByName} shared it with you`
  const releasing = releaserName === null ? ' and' : `, and ${releaserName}`
  const reasons: Record<ReaderKind, string> = {
    creator: 'You can read this because you asked for it.',
    subject: `You can read this because it’s about you. ${creatorName} asked for it${releasing} released it to you.`,
    manager: `You can read this because you lead a team that ${subject} is in. People knew that when they answered.`,
    admin: 'You can read this because you’re an admin. People knew that when they answered.',
    shared: `You can read this because ${sharing}. It’s for you only.`,
  }
  return reasons[kind]
}
