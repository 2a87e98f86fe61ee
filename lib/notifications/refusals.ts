import { Refusal } from '@/lib/shared/refusal'

export const tooManyWindows = () =>
  new Refusal(
    'too-many',
    'Rapport is open in too many browsers to tell each of them at once. This one looks by itself.',
  )
