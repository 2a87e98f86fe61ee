import type { ReleaseMode, ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { isReleased } from './review-state'

/** In the order in which respondents read them. */
export const readerKinds = ['creator', 'subject', 'manager', 'admin', 'shared'] as const
export type ReaderKind = (typeof readerKinds)[number]

export type ReaderSettings = {
  creatorId: string
  subjectId: string | null
  seenBySubject: boolean
  seenByManager: boolean
  seenByAdmins: boolean
  hasShared: boolean
  /** When the subject reads the answers. */
  releaseMode: ReleaseMode
}

/** The privacy sentence and every access check both use this. */
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

/** The audit log records access by third readers; the creator and the subject own the results. */
export const isOnRecord = (kind: ReaderKind) => kind !== 'creator' && kind !== 'subject'

/** The subject reads released results, or each answer with AT_ONCE; other readers read as soon as there are results. */
export const mayReadNow = (kind: ReaderKind, status: ReviewStatus, releaseMode: ReleaseMode) =>
  status !== 'DRAFT' && (kind !== 'subject' || isReleased(status) || releaseMode === 'AT_ONCE')

/** The subject reads a confidential review as if it were anonymous: after the close, in groups of three or more. */
export const seesNames = (kind: ReaderKind, anonymity: Anonymity) =>
  anonymity === 'NAMED' || (anonymity === 'CONFIDENTIAL' && kind !== 'subject')

export type Names = {
  creator: string
  subject: string | null
  shared: string[]
  isReleased?: boolean
  /** Who reads these words, and is called “you”. */
  reader?: 'creator' | 'subject'
}

/** Somebody may be both. */
export const isYou = (
  kind: ReaderKind,
  { creatorId, subjectId }: Pick<ReaderSettings, 'creatorId' | 'subjectId'>,
  { reader }: Pick<Names, 'reader'>,
) => reader === kind || (kind === 'subject' && reader === 'creator' && creatorId === subjectId)

export const releaseWords: Record<ReleaseMode, string> = {
  BY_HAND: 'once it is released',
  AT_CLOSE: 'once it is closed',
  AT_ONCE: 'each answer as it arrives',
}

function managerOf(settings: ReaderSettings, names: Names) {
  if (isYou('subject', settings, names)) return 'your manager'
  return names.subject === null ? 'the manager of the person it’s about' : `${names.subject}’s manager`
}

function phrases(kind: ReaderKind, settings: ReaderSettings, names: Names): string[] {
  const subject = isYou('subject', settings, names) ? 'you' : (names.subject ?? 'the person it’s about')
  const when = names.isReleased ? '' : releaseWords[settings.releaseMode]
  const byKind: Record<ReaderKind, string[]> = {
    creator: [isYou('creator', settings, names) ? 'you' : names.creator],
    subject: [when === '' ? subject : `${subject} (${when})`],
    manager: [managerOf(settings, names)],
    admin: ['the workspace’s admins'],
    shared: names.shared.length > 3 ? [`${names.shared.length} chosen people`] : names.shared,
  }
  return byKind[kind]
}

const joined = (parts: string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** A creator who is also the subject is named once. */
export const shownReaders = (settings: ReaderSettings) =>
  namedReaders(settings).filter((kind) => !(kind === 'subject' && settings.subjectId === settings.creatorId))

export function inWords(kinds: ReaderKind[], settings: ReaderSettings, names: Names) {
  const [you, others] = [true, false].map((own) => kinds.filter((kind) => isYou(kind, settings, names) === own))
  return joined([...(you ?? []), ...(others ?? [])].flatMap((kind) => phrases(kind, settings, names)))
}

/** "Priya Nair, Tom Reed (once it is released) and the workspace’s admins" */
export const readersInWords = (settings: ReaderSettings, names: Names) =>
  inWords(shownReaders(settings), settings, names)
