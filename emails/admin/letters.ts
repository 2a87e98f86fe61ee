import { letter } from '@/emails/_parts/letter'

/** The mails of the platform, by event. */
export const adminLetters = {
  'inquiry.sent': letter(() => import('./inquiry-sent')),
}
