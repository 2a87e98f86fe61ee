import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchFile = () => notFoundRefusal('file')

export const nothingToExport = () =>
  new Refusal('conflict', 'There’s nothing to export: you can’t see any results of this feedback.')

export const nobodyByName = () =>
  new Refusal('conflict', 'You see these answers without names. Choose one line per answer instead of one per person.')

export const notYourRound = () => new Refusal('forbidden', 'Only the person who sent these forms can do that.')
