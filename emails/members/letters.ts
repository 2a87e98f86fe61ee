import { letter } from '@/emails/_parts/letter'

export const memberLetters = {
  'account.deleted': letter(() => import('./account-deleted'), { isAwaited: true }),
  'account.deletion-asked': letter(() => import('./account-deletion-asked'), { isAwaited: true, worksMinutes: 30 }),
  'account.exists': letter(() => import('./account-exists'), { isAwaited: true }),
  'email.change': letter(() => import('./email-change'), { isAwaited: true, worksMinutes: 1440 }),
  'email.change-asked': letter(() => import('./email-change-asked'), { isAwaited: true }),
  'email.change-begun': letter(() => import('./email-change-begun'), { isAwaited: true, worksMinutes: 30 }),
  'email.changed': letter(() => import('./email-changed'), { isAwaited: true }),
  'email.verification': letter(() => import('./email-verification'), { isAwaited: true, worksMinutes: 1440 }),
  'member.added': letter(() => import('./member-added')),
  'member.deactivated': letter(() => import('./member-deactivated')),
  'member.reactivated': letter(() => import('./member-reactivated')),
  'member.role-changed': letter(() => import('./member-role-changed')),
  'password.changed': letter(() => import('./password-changed'), { isAwaited: true }),
  'password.reset': letter(() => import('./password-reset'), { isAwaited: true, worksMinutes: 30 }),
  'second-factor.codes-replaced': letter(() => import('./second-factor-codes-replaced'), { isAwaited: true }),
  'second-factor.recovery-code-used': letter(() => import('./second-factor-recovery-code-used'), { isAwaited: true }),
  'second-factor.reset': letter(() => import('./second-factor-reset'), { isAwaited: true }),
  'second-factor.turned-off': letter(() => import('./second-factor-turned-off'), { isAwaited: true }),
  'second-factor.turned-on': letter(() => import('./second-factor-turned-on'), { isAwaited: true }),
  'sign-in.link': letter(() => import('./sign-in-link'), { isAwaited: true, worksMinutes: 10 }),
}
