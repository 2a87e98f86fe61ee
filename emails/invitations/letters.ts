import { letter } from '@/emails/_parts/letter'

/** The mails of invitations, by event. */
export const invitationLetters = {
  'email.joining-begun': letter(() => import('./email-joining-begun'), { isAwaited: true }),
  'invitation.reminded': letter(() => import('./invitation-reminded')),
  'invitation.sent': letter(() => import('./invitation-sent')),
}
