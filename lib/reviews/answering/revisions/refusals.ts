import { Refusal } from '@/lib/shared/refusal'

export const nothingSentYet = () => new Refusal('conflict', 'You have not sent anything yet that could be changed.')

export const cannotRevise = () =>
  new Refusal('conflict', 'What was sent stays as it is: changing answers is not offered here.')
