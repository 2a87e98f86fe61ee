import { Refusal } from '@/lib/shared/refusal'

export const aiKeptOut = () => new Refusal('conflict', 'AI is off for this meeting.')

export const summaryChanged = () =>
  new Refusal('conflict', 'Someone else changed this summary. Copy your text and reload the page.')
