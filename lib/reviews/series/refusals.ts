import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchSeries = () => notFoundRefusal('series')

export const notYourSeries = () =>
  new Refusal('forbidden', 'Only the person who created this feedback, or an admin, can end its repeats.')

export const onlyItsCreatorRepeats = () =>
  new Refusal('forbidden', 'The next round goes out in the name of the person who created this feedback.')

export const nothingToRepeat = () => new Refusal('conflict', 'There is no round left that could be repeated.')

export const subjectLeft = (name: string) =>
  new Refusal('conflict', `${name}, whom this feedback is about, is not in this workspace any more.`)

export const nobodyLeftToAsk = () =>
  new Refusal('conflict', 'Nobody is left to be asked: everybody has left or does not want to be asked again.')
