import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { MOST_SHARED, type SharingBar } from './rules/sharing'

export const noSuchAnswer = () => notFoundRefusal('answer')

export const notYetClosed = () => new Refusal('conflict', 'Close this feedback before you hide an answer.')

export const releasedAlready = () =>
  new Refusal('conflict', 'This feedback has been released, so nothing more can be hidden.')

export const nothingWritten = () => new Refusal('conflict', 'Only written answers can be hidden.')

export const notAboutYou = () =>
  new Refusal('forbidden', 'Only the person this feedback was released to can acknowledge it.')

/** Words that came too late stay in the form, with the sentence beside them. */
const tooLate = (field: string, sentence: string) => new Refusal('conflict', sentence, { [field]: sentence })

export const releasedWithoutNote = () =>
  tooLate('note', 'This feedback had already been released, so your note wasn’t sent.')

export const saidOtherwise = () => tooLate('comment', 'You’ve already acknowledged this. Your new comment wasn’t sent.')

export const notYoursToShare = () =>
  new Refusal('forbidden', 'Only the person who asked for this feedback, and the person it is about, can share it.')

const sentences: Record<SharingBar, string> = {
  draft: 'Send this feedback before you share it.',
  note: 'Only the people its author named can read this.',
  answered: 'Someone has already answered, so no more readers can be added.',
  confidential: 'People answered on the promise that you don’t see their names, so you can’t share this.',
}

export const sharingBarred = (bar: SharingBar) => new Refusal('conflict', sentences[bar])

export const nobodyToShareWith = () =>
  fieldRefusal('memberId', 'This person is no longer in this workspace. Choose someone else.')

export const readsItAlready = () => fieldRefusal('memberId', 'This person can already read it.')

export const tooManyReaders = () =>
  fieldRefusal('memberId', `Results can be shared with at most ${MOST_SHARED} people.`)

export const sharedBySomebodyElse = () =>
  new Refusal('forbidden', 'You can only stop sharing with people you shared it with.')
