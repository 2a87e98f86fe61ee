import { letter } from '@/emails/_parts/letter'

export const applauseLetters = {
  'applause.given': letter(() => import('./applause-given'), { about: 'Applaud' }),
}
