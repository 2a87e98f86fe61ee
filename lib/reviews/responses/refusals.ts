import { Refusal } from '@/lib/shared/refusal'

export const notAsked = () => new Refusal('forbidden', 'This feedback was asked of somebody else.')

export const closedForAnswers = () =>
  new Refusal('conflict', 'This feedback is closed, so nothing more can be added to it.')

export const noLongerAsked = () =>
  new Refusal('forbidden', 'You are not asked any more. Whoever asked took you off the list.')

export const newerElsewhere = () => new Refusal('conflict', 'Something newer was saved from elsewhere meanwhile.')

export const pausedForNow = () =>
  new Refusal('conflict', 'This feedback is paused. What you wrote is kept; come back once it runs again.')

export const alreadyAnswered = () => new Refusal('conflict', 'You have already sent your answers.')

export const optedOut = () => new Refusal('conflict', 'You opted out of this feedback. Undo that to answer.')

export const cannotOptOut = () =>
  new Refusal('conflict', 'Opting out is not offered here. Whoever asked counts on your answer.')

export const cannotDeclineFuture = () => new Refusal('conflict', 'Leaving out the next rounds is not offered here.')

export const foreignQuestion = () =>
  new Refusal('invalid', 'One of the answers belongs to another form. Load the page again.')

/** `fields` is keyed by question id, so that each sentence stands under its question. */
export const answersToMend = (fields: Record<string, string>) =>
  new Refusal('invalid', 'Some answers need another look before you can send them.', fields)

export const nothingSentYet = () => new Refusal('conflict', 'You have not sent anything yet that could be changed.')

export const cannotRevise = () =>
  new Refusal('conflict', 'What was sent stays as it is: changing answers is not offered here.')

export const namesStayOut = () =>
  new Refusal('conflict', 'These answers are given without names, so none is kept of you.')
