import { Refusal } from '@/lib/shared/refusal'

export const tooManyWindows = () =>
  new Refusal('too-many', 'Rapport is open in too many browsers for live updates here. This one checks regularly.')
