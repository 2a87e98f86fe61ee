import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { isReleased } from '../rules'

/** Who may be let in on the results of a review, in the order in which people are named to respondents. */
export const readerKinds = ['creator', 'subject', 'manager', 'admin', 'shared'] as const
export type ReaderKind = (typeof readerKinds)[number]

export type ReaderSettings = {
  subjectId: string | null
  seenBySubject: boolean
  seenByManager: boolean
  seenByAdmins: boolean
  hasShared: boolean
}

/** The readers a review's settings name. The sentence respondents read and the check of every read both come from here. */
export function namedReaders(settings: ReaderSettings): ReaderKind[] {
  const named: Record<ReaderKind, boolean> = {
    creator: true,
    subject: settings.subjectId !== null && settings.seenBySubject,
    manager: settings.subjectId !== null && settings.seenByManager,
    admin: settings.seenByAdmins,
    shared: settings.hasShared,
  }
  return readerKinds.filter((kind) => named[kind])
}

/** The subject reads only what was released to them; every other named reader as soon as there are results. */
export const mayReadNow = (kind: ReaderKind, status: ReviewStatus) =>
  status !== 'DRAFT' && (kind !== 'subject' || isReleased(status))

type Names = { creator: string; subject: string | null; shared: string[]; isReleased?: boolean }

function phrases(kind: ReaderKind, names: Names): string[] {
  const subject = names.subject ?? 'the person it is about'
  const byKind: Record<ReaderKind, string[]> = {
    creator: [names.creator],
    subject: [names.isReleased ? subject : `${subject} once it is released`],
    manager: [`${subject}’s manager`],
    admin: ['the workspace’s admins'],
    shared: names.shared.length > 3 ? [`${names.shared.length} chosen people`] : names.shared,
  }
  return byKind[kind]
}

const joined = (parts: string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Who asks about themselves is named once. */
const shownReaders = (settings: ReaderSettings, { subject, creator }: Names) =>
  namedReaders(settings).filter((kind) => !(kind === 'subject' && subject === creator))

/** The people of a review's settings, in words: "Priya Nair, Tom Reed once it is released and the workspace’s admins". */
export const readersInWords = (settings: ReaderSettings, names: Names) =>
  joined(shownReaders(settings, names).flatMap((kind) => phrases(kind, names)))

/** By what the answers of a named review are told apart: people without an account have given no name. */
export type Identity = 'name' | 'e-mail address'

/** The plain sentence above the form: who will see what (decisions, section 3). */
export function privacySentence(
  anonymity: Anonymity,
  settings: ReaderSettings,
  names: Names,
  identity: Identity = 'name',
) {
  const readers = readersInWords(settings, names)
  const isOne = shownReaders(settings, names).length === 1
  if (anonymity === 'NAMED') return `${isOne ? 'Only ' : ''}${readers} will see your answers and your ${identity}.`
  return `Your answers are anonymous: nobody will see your ${identity}. ${readers} will see results after it closes, and only if at least 3 people answered.`
}

/** The short form of it under each question. */
export const privacyNote = (anonymity: Anonymity, identity: Identity = 'name') =>
  anonymity === 'ANONYMOUS' ? `Nobody will see your ${identity}.` : `Your ${identity} is shown with this answer.`
