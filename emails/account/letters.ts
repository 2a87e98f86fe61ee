import { letter } from '@/emails/_parts/letter'

export const accountLetters = {
  'morning.digest': letter(() => import('./morning-digest'), { canWait: true, isForUnanswered: true }),
}
