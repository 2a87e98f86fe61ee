import { letter } from '@/emails/_parts/letter'

export const adminLetters = {
  'campaign.invited': letter(() => import('./campaign-invited')),
  'inquiry.sent': letter(() => import('./inquiry-sent')),
  'newsletter.confirmation': letter(() => import('./newsletter-confirmation')),
  'workspace.deletion-announced': letter(() => import('./workspace-deletion-announced')),
  'workspace.plan-changed': letter(() => import('./workspace-plan-changed')),
  'workspace.restored': letter(() => import('./workspace-restored')),
  'workspace.suspended': letter(() => import('./workspace-suspended')),
}
