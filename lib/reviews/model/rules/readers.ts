import type { ReleaseMode, ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { isReleased } from './review-state'

/** Who may be let in on the results of a review, in the order in which people are named to respondents. */
export const readerKinds = ['creator', 'subject', 'manager', 'admin', 'shared'] as const
export type ReaderKind = (typeof readerKinds)[number]

export type ReaderSettings = {
  creatorId: string
  subjectId: string | null
  seenBySubject: boolean
  seenByManager: boolean
  seenByAdmins: boolean
  hasShared: boolean
  /** When the subject reads what was answered. */
  releaseMode: ReleaseMode
}

/** The readers a review's settings name. The sentence respondents read and the check of every read both come from here. */
export function namedReaders(settings: Omit<ReaderSettings, 'creatorId' | 'releaseMode'>): ReaderKind[] {
  const named: Record<ReaderKind, boolean> = {
    creator: true,
    subject: settings.subjectId !== null && settings.seenBySubject,
    manager: settings.subjectId !== null && settings.seenByManager,
    admin: settings.seenByAdmins,
    shared: settings.hasShared,
  }
  return readerKinds.filter((kind) => named[kind])
}

/**
 * Whose opening of results the audit log keeps: that of everybody but the two whose they are. What the creator and the
 * subject do with them is theirs; a third person's look is what a workplace asks about later.
 */
export const isOnRecord = (kind: ReaderKind) => kind !== 'creator' && kind !== 'subject'

/**
 * The subject reads only what was released to them, or each answer as it comes where the creator chose so; every other
 * named reader as soon as there are results.
 */
export const mayReadNow = (kind: ReaderKind, status: ReviewStatus, releaseMode: ReleaseMode = 'BY_HAND') =>
  status !== 'DRAFT' && (kind !== 'subject' || isReleased(status) || releaseMode === 'AT_ONCE')

/**
 * Whether a reader sees who wrote what. Of a confidential review everybody does but the person it is about, who reads it
 * as if it were anonymous: after the close, in groups of at least three, texts without names and in no order.
 */
export const seesNames = (kind: ReaderKind, anonymity: Anonymity) =>
  anonymity === 'NAMED' || (anonymity === 'CONFIDENTIAL' && kind !== 'subject')

export type Names = { creator: string; subject: string | null; shared: string[]; isReleased?: boolean }

export const releaseWords: Record<ReleaseMode, string> = {
  BY_HAND: 'once it is released',
  AT_CLOSE: 'once it is closed',
  AT_ONCE: 'each answer as it arrives',
}

function phrases(kind: ReaderKind, { releaseMode }: ReaderSettings, names: Names): string[] {
  const subject = names.subject ?? 'the person it is about'
  const when = names.isReleased ? '' : releaseWords[releaseMode]
  const byKind: Record<ReaderKind, string[]> = {
    creator: [names.creator],
    subject: [when === '' ? subject : `${subject} (${when})`],
    manager: [names.subject === null ? `the manager of ${subject}` : `${subject}’s manager`],
    admin: ['the workspace’s admins'],
    shared: names.shared.length > 3 ? [`${names.shared.length} chosen people`] : names.shared,
  }
  return byKind[kind]
}

const joined = (parts: string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Who asks about themselves is named once. */
export const shownReaders = (settings: ReaderSettings) =>
  namedReaders(settings).filter((kind) => !(kind === 'subject' && settings.subjectId === settings.creatorId))

export const inWords = (kinds: ReaderKind[], settings: ReaderSettings, names: Names) =>
  joined(kinds.flatMap((kind) => phrases(kind, settings, names)))

/** The people of a review's settings, in words: "Priya Nair, Tom Reed (once it is released) and the workspace’s admins". */
export const readersInWords = (settings: ReaderSettings, names: Names) =>
  inWords(shownReaders(settings), settings, names)
