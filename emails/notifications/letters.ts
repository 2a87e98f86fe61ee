import { letter } from '@/emails/_parts/letter'

/** The mails of notifications, by event. */
export const notificationLetters = {
  'notification.digest': letter(() => import('./notification-digest'), { canWait: true }),
}
