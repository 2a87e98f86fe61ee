import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { MOST_PINNED } from './rules/quotes'
import { MOST_SHARED, type SharingBar } from './rules/sharing'

export const noSuchAnswer = () => notFoundRefusal('answer')

export const notYetClosed = () => new Refusal('conflict', 'Close this feedback before you hide an answer of it.')

export const releasedAlready = () =>
  new Refusal('conflict', 'This feedback has been released. What was hidden before stays hidden.')

export const nothingWritten = () =>
  new Refusal('conflict', 'Only what somebody wrote can be hidden. Figures count everybody.')

export const notAboutYou = () =>
  new Refusal('forbidden', 'Only the person this feedback was released to can acknowledge it.')

/** Words that came too late stay in the form, with the sentence beside them. */
const tooLate = (field: string, sentence: string) => new Refusal('conflict', sentence, { [field]: sentence })

export const releasedWithoutNote = () =>
  tooLate('note', 'This feedback has been released already, and this note did not go along. It was not kept.')

export const saidOtherwise = () =>
  tooLate(
    'comment',
    'You have said already that you have read it, in other words. Those stay, and these were not sent.',
  )

export const notYoursToShare = () =>
  new Refusal('forbidden', 'Only the person who asked for this feedback, and the person it is about, can share it.')

const sentences: Record<SharingBar, string> = {
  draft: 'Send this feedback before you share it.',
  note: 'Only the people its author named can read this.',
  answered: 'Somebody has answered already, and was told who will read it. From here on nobody can be added.',
  confidential:
    'Those who answered were told that you do not see their names. Others would see them, so you cannot share this on.',
}

export const sharingBarred = (bar: SharingBar) => new Refusal('conflict', sentences[bar])

export const nobodyToShareWith = () =>
  fieldRefusal('memberId', 'Somebody you chose is not in this workspace any more. Choose somebody else.')

export const readsItAlready = () => fieldRefusal('memberId', 'This person reads it already.')

export const tooManyReaders = () =>
  fieldRefusal('memberId', `Results can be shared with at most ${MOST_SHARED} people.`)

export const sharedBySomebodyElse = () =>
  new Refusal('forbidden', 'You can stop sharing with those you shared it with yourself.')

export const notYetQuotable = () => new Refusal('conflict', 'Close this feedback before you pin an answer.')

export const nothingToQuote = () => new Refusal('conflict', 'Only a written answer that isn’t hidden can be pinned.')

export const groupNotShown = () =>
  new Refusal('conflict', 'Too few people of this group answered, so this answer can’t be pinned.')

export const pinnedEnough = () =>
  new Refusal('conflict', `At most ${MOST_PINNED} answers can be pinned. Unpin one first.`)
