import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { MOST_PINNED } from './rules/quotes'
import { MOST_SHARED, type SharingBlocked } from '@/lib/reviews/model/rules/sharing'

export const noSuchAnswer = () => notFoundRefusal('answer')

export const notYetClosed = () => new Refusal('conflict', 'Close this feedback before you hide an answer.')

export const releasedAlready = () =>
  new Refusal('conflict', 'This feedback has been released. Hidden answers stay hidden.')

export const nothingWritten = () => new Refusal('conflict', 'Only written answers can be hidden.')

export const notAboutYou = () => new Refusal('forbidden', 'Only the person this feedback is about can acknowledge it.')

/** Keeps the typed text in the form beside the message. */
const tooLate = (field: string, sentence: string) => new Refusal('conflict', sentence, { [field]: sentence })

export const releasedWithoutNote = () => tooLate('note', 'Already released, without this note.')

export const saidOtherwise = () => tooLate('comment', 'You already replied. This reply wasn’t sent.')

export const notYoursToShare = () =>
  new Refusal('forbidden', 'Only its creator and the person it’s about can share this.')

const sentences: Record<SharingBlocked, string> = {
  draft: 'Send this feedback before you share it.',
  note: 'Only the people its author named can read this.',
  answered: 'Someone has answered, so no readers can be added.',
  confidential: 'Others would see names that you don’t, so you can’t share this.',
}

export const sharingRefused = (blockedReason: SharingBlocked) => new Refusal('conflict', sentences[blockedReason])

export const nobodyToShareWith = () =>
  fieldRefusal('memberId', 'This person has left the workspace. Choose someone else.')

export const readsItAlready = () => fieldRefusal('memberId', 'This person can already read it.')

export const tooManyReaders = () =>
  fieldRefusal('memberId', `Results can be shared with at most ${MOST_SHARED} people.`)

export const sharedBySomebodyElse = () => new Refusal('forbidden', 'You can only stop what you shared yourself.')

export const notYetQuotable = () => new Refusal('conflict', 'Close this feedback before you pin an answer.')

export const nothingToQuote = () => new Refusal('conflict', 'Only a written answer that isn’t hidden can be pinned.')

export const groupNotShown = () =>
  new Refusal('conflict', 'Too few people of this group answered, so this answer can’t be pinned.')

export const pinnedEnough = () =>
  new Refusal('conflict', `At most ${MOST_PINNED} answers can be pinned. Unpin one first.`)
