import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { waitInWords } from '@/lib/shared/text'

/** AI is never mentioned while off. */
export const noSuchSummary = () => notFoundRefusal('summary')

export const nothingToSummarize = () => new Refusal('conflict', 'There’s nothing to summarize yet.')

export const alreadyWriting = () => new Refusal('conflict', 'Your draft is being written. Wait until it’s there.')

export const aiUnavailable = () =>
  new Refusal('conflict', 'The AI service isn’t answering. This didn’t count. Try again later.')

export const aiBusy = (seconds = 60) =>
  new Refusal('too-many', `The AI service is busy. This didn’t count. Try again ${waitInWords(seconds)}.`, {}, seconds)

export const aiRefused = () =>
  new Refusal('conflict', 'The AI service refused this. It didn’t count. Ask an admin to check the settings.')

export const answerUnusable = () =>
  new Refusal('conflict', 'The AI service answered nothing usable. This didn’t count. Try again.')
