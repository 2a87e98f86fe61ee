import { letter } from '@/emails/_parts/letter'

/** The mails of applause, by event. */
export const applauseLetters = {
  'applause.given': letter(() => import('./applause-given'), { about: 'Applaud' }),
}
