import { Refusal } from '@/lib/shared/refusal'

export const notAsked = () => new Refusal('forbidden', 'Someone else was asked for this feedback.')

export const closedForAnswers = () => new Refusal('conflict', 'This feedback is closed and takes no more answers.')

export const noLongerAsked = () =>
  new Refusal('forbidden', 'You no longer need to answer: you were taken off the list.')

export const newerElsewhere = () => new Refusal('conflict', 'A newer version was saved elsewhere.')

export const pausedForNow = () =>
  new Refusal('conflict', 'This feedback is paused. What you wrote is saved; come back when it resumes.')

export const alreadyAnswered = () => new Refusal('conflict', 'You have already sent your answers.')

/** The field shows the new notice, and the next press agrees to it. */
export const promiseChanged = (promise: string) => {
  const sentence = `Who reads your answers has changed. ${promise} Send again if you agree.`
  return new Refusal('conflict', sentence, { notice: sentence })
}

export const optedOut = () => new Refusal('conflict', 'You opted out of this feedback. Undo that to answer.')

export const cannotOptOut = () => new Refusal('conflict', 'You can’t opt out of this feedback.')

export const cannotDeclineFuture = () => new Refusal('conflict', 'You can’t decline future rounds of this feedback.')

export const foreignQuestion = () =>
  new Refusal('invalid', 'One of the answers belongs to another form. Reload the page.')

/** `fields` is keyed by question id. */
export const answersToMend = (fields: Record<string, string>) =>
  new Refusal('invalid', 'Fix the marked answers, then send again.', fields)

export const nothingSentYet = () => new Refusal('conflict', 'You haven’t sent any answers yet.')

export const cannotRevise = () => new Refusal('conflict', 'Answers to this feedback can’t be changed once sent.')

export const namesStayOut = () => new Refusal('conflict', 'These answers are anonymous, so your name isn’t stored.')
