import { letter } from '@/emails/_parts/letter'

export const notificationLetters = {
  'notification.digest': letter(() => import('./notification-digest'), { canWait: true }),
}
