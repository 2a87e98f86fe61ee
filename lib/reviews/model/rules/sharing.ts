import type { ReviewKind, ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { isReleased } from './review-state'
import type { ReaderKind } from './readers'

export type Sharer = 'creator' | 'subject'

type Ties = { creatorId: string; subjectId: string | null; seenBySubject: boolean; status: ReviewStatus }

/** A subject who is the creator counts as creator; before the release the subject shares nothing. */
export function sharerOf(memberId: string, { creatorId, subjectId, seenBySubject, status }: Ties): Sharer | null {
  if (creatorId === memberId) return 'creator'
  return subjectId === memberId && seenBySubject && isReleased(status) ? 'subject' : null
}

type ShareFacts = { kind: ReviewKind; status: ReviewStatus; anonymity: Anonymity; answeredCount: number }

export type SharingBlocked = 'draft' | 'note' | 'answered' | 'confidential'

/**
 * Null when it can be shared. After the first answer readers can't be added, except by the subject: released feedback
 * is theirs to share, unless it holds names that they do not see.
 */
export function sharingBlocked(
  sharer: Sharer,
  { kind, status, anonymity, answeredCount }: ShareFacts,
): SharingBlocked | null {
  if (status === 'DRAFT') return 'draft'
  // The author of a note has named all its readers.
  if (kind === 'NOTE') return 'note'
  if (sharer === 'creator') return answeredCount > 0 ? 'answered' : null
  return anonymity === 'CONFIDENTIAL' ? 'confidential' : null
}

/** Whether the subject will be able to share released results; respondents read this before they answer. */
export const canPassOn = ({ anonymity, ...ties }: Omit<Ties, 'status'> & { anonymity: Anonymity }) =>
  ties.subjectId !== null &&
  sharerOf(ties.subjectId, { ...ties, status: 'RELEASED' }) === 'subject' &&
  sharingBlocked('subject', { anonymity, kind: 'FORM', status: 'RELEASED', answeredCount: 1 }) === null

export const MOST_SHARED = 50

type Names = {
  status: ReviewStatus
  creatorName: string
  /** Who asked, where the creator took it over from them. */
  takenFromName: string | null
  /** Null when the creator released it. */
  releaserName: string | null
  subjectName: string | null
  sharedByName: string | null
}

export function reasonToRead(
  kind: ReaderKind,
  { status, creatorName, takenFromName, releaserName, subjectName, sharedByName }: Names,
): string {
  const subject = subjectName ?? 'the person it’s about'
  const askerName = takenFromName ?? creatorName
  const sharing = sharedByName === null ? `${askerName} chose you` : `${sharedByName} shared it with you`
  const otherName = releaserName ?? (takenFromName && creatorName)
  const releasing = otherName === null ? ' and' : `, and ${otherName}`
  const reasons: Record<ReaderKind, string> = {
    creator: 'You see this because you asked for it.',
    subject: isReleased(status)
      ? `This is about you. ${askerName} asked for it${releasing} released it to you.`
      : `This is about you. ${askerName} asked for it, and you read each answer as it arrives.`,
    manager: `You see this as a manager of ${subject}. Everyone who answered knew.`,
    admin: 'You see this as an admin. Everyone who answered knew.',
    shared: `You see this because ${sharing}. Please keep it to yourself.`,
  }
  return reasons[kind]
}
