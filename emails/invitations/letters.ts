import { letter } from '@/emails/_parts/letter'

export const invitationLetters = {
  'email.joining-begun': letter(() => import('./email-joining-begun'), { isAwaited: true }),
  'invitation.reminded': letter(() => import('./invitation-reminded')),
  'invitation.sent': letter(() => import('./invitation-sent')),
}
