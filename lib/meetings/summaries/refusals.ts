import { Refusal } from '@/lib/shared/refusal'

export const aiKeptOut = () => new Refusal('conflict', 'AI is off for this meeting.')

export const summaryChanged = () =>
  new Refusal('conflict', 'Somebody else changed this summary. Copy what you typed and load the page again.')
