import type { Anonymity, ReleaseMode } from '@/lib/platform/generated/prisma/enums'
import { readersInWords, type Names, type ReaderSettings } from '@/lib/reviews/model/rules/readers'
import type { FormContent } from '@/lib/reviews/model/schema'
import { nameList } from '@/lib/shared/text'

/** Whether a release shows the answers to the subject. */
export const hasRelease = ({ about, seenBySubject }: Pick<FormContent, 'about' | 'seenBySubject'>) =>
  about === 'people' && seenBySubject

/** "Named · results show who wrote what" */
export function namesLine(anonymity: Anonymity, subject: string | null) {
  const lines: Record<Anonymity, string> = {
    NAMED: 'Named · results show who wrote what',
    CONFIDENTIAL: `Confidential · ${subject ?? 'the person it’s about'} sees no names`,
    ANONYMOUS: 'Anonymous · nobody sees names',
  }
  return lines[anonymity]
}

/** "You, Grace Mwangi and the workspace’s admins" */
export const readersLine = (settings: ReaderSettings, names: Names) =>
  readersInWords(settings, { ...names, creator: 'You', isReleased: true })

const releases: Record<ReleaseMode, string> = {
  BY_HAND: 'after you release it',
  AT_CLOSE: 'when it closes',
  AT_ONCE: 'as answers arrive',
}

/** "Grace Mwangi reads it after you release it" */
export const releaseLine = (releaseMode: ReleaseMode, subject: string | null) =>
  `${subject ?? 'The person it’s about'} reads it ${releases[releaseMode]}`

type Rights = Pick<FormContent, 'mayOptOut' | 'mayEdit' | 'maySeeOwn' | 'mayDeclineFuture' | 'frequency'>

/** "Opt out, change answers and reread them" */
export function respondentsLine({ mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, frequency }: Rights) {
  const rights = [
    mayOptOut && 'opt out',
    mayEdit && 'change answers',
    maySeeOwn && (mayEdit ? 'reread them' : 'reread answers'),
    mayDeclineFuture && frequency !== 'Once' && 'skip rounds',
  ].filter((right) => right !== false)
  const line = nameList(rights, rights.length)
  return line === '' ? 'Only answer, once' : `${line.charAt(0).toUpperCase()}${line.slice(1)}`
}
