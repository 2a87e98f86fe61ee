import { ANONYMITY_FLOOR } from './anonymity'
import type { Anonymity, ReleaseMode } from '@/lib/platform/generated/prisma/enums'
import { capitalized } from '@/lib/shared/text'
import {
  shownReaders,
  inWords,
  isYou,
  seesNames,
  releaseWords,
  namedReaders,
  type ReaderSettings,
  type Names,
} from './readers'

/** External reviewers give no name, so their e-mail address identifies them. */
export type Identity = 'name' | 'e-mail address'

const enough = `if at least ${ANONYMITY_FLOOR} people answered`

const begun = (words: string) => (/^(?:you|the)\b/.test(words) ? capitalized(words) : words)

/** The sentence above the form: who sees what. */
export function privacySentence(
  anonymity: Anonymity,
  settings: ReaderSettings,
  names: Names,
  identity: Identity = 'name',
) {
  const readers = shownReaders(settings)
  if (anonymity === 'ANONYMOUS') {
    const words = begun(inWords(readers, settings, names))
    return `Your answers are anonymous: nobody will see your ${identity}. ${words} will see results after it closes, and only ${enough}.`
  }
  const knowing = readers.filter((kind) => seesNames(kind, anonymity))
  const words = inWords(knowing, settings, names)
  const who = knowing.length === 1 ? `Only ${words}` : begun(words)
  if (knowing.length === readers.length) return `${who} will see your answers and your ${identity}.`
  const blind = isYou('subject', settings, names) ? 'You' : (names.subject ?? 'The person it’s about')
  const when = names.isReleased ? '' : ` ${releaseWords[settings.releaseMode]}`
  return `${who} will see your ${identity} with your answers. ${blind} will see answers without names${when}, and only ${enough}.`
}

export type Privacy = ReaderSettings & { anonymity: Anonymity; sharedWithIds: readonly string[] }

/** From least to most visible. */
const fromPrivate = {
  anonymity: ['ANONYMOUS', 'CONFIDENTIAL', 'NAMED'],
  releaseMode: ['BY_HAND', 'AT_CLOSE', 'AT_ONCE'],
} as const satisfies { anonymity: readonly Anonymity[]; releaseMode: readonly ReleaseMode[] }

type Shown = Pick<Privacy, 'anonymity' | 'releaseMode'>

/** A change may show neither names to more people nor answers earlier. */
export const showsNoMore = (from: Shown, to: Shown) =>
  fromPrivate.anonymity.indexOf(to.anonymity) <= fromPrivate.anonymity.indexOf(from.anonymity) &&
  fromPrivate.releaseMode.indexOf(to.releaseMode) <= fromPrivate.releaseMode.indexOf(from.releaseMode)

/** After the first answer, a change may show nobody more, and nothing earlier (docs/decisions.md, Feedback). */
export function isMorePrivate(from: Privacy, to: Privacy) {
  const before = namedReaders(from)
  return (
    from.subjectId === to.subjectId &&
    namedReaders(to).every((kind) => before.includes(kind)) &&
    to.sharedWithIds.every((id) => from.sharedWithIds.includes(id)) &&
    showsNoMore(from, to)
  )
}

export const namesInWords: Record<Anonymity, string> = {
  NAMED: 'Named: each answer carries a name',
  CONFIDENTIAL: 'Confidential: all readers see names but the person it’s about',
  ANONYMOUS: 'Anonymous: nobody sees who answered, or who wrote what',
}
