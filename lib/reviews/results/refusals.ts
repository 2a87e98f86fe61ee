import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

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
