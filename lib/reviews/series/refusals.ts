import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchSeries = () => notFoundRefusal('series')

export const notYourSeries = () =>
  new Refusal('forbidden', 'Only the person who created this feedback, or an admin, can stop it repeating.')

export const onlyItsCreatorRepeats = () =>
  new Refusal('forbidden', 'The next round goes out in the name of the person who created this feedback.')

export const nothingToRepeat = () => new Refusal('conflict', 'There’s no round left to repeat.')

/** The reason may pass: the series goes on with a later round. */
export class PassingRefusal extends Refusal {}

export const subjectLeft = (name: string) =>
  new PassingRefusal('conflict', `${name}, the subject of this feedback, is no longer in this workspace.`)

export const nobodyLeftToAsk = () =>
  new Refusal('conflict', 'There’s nobody left to ask: everyone has left or opted out.')
