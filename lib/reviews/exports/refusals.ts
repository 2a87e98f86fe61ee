import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchFile = () => notFoundRefusal('file')

export const nothingToExport = () =>
  new Refusal('conflict', 'There is nothing to put into a file: no results of this feedback are shown to you.')

export const nobodyByName = () =>
  new Refusal(
    'conflict',
    'These answers are shown to you without names, so there is no line for each person. Choose one line for each answer.',
  )

export const notYourRound = () => new Refusal('forbidden', 'Only the person who sent these forms can do that.')
