import { letter } from '@/emails/_parts/letter'

/** The mails that several modules write together, by event. */
export const accountLetters = {
  'morning.digest': letter(() => import('./morning-digest'), { canWait: true, isForUnanswered: true }),
}
