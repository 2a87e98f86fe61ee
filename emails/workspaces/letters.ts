import { letter } from '@/emails/_parts/letter'

export const workspaceLetters = {
  'invoice.due': letter(() => import('./invoice-due'), { followsReader: true }),
  'trial.ending': letter(() => import('./trial-ending'), { followsReader: true }),
  'workspace.deleted': letter(() => import('./workspace-deleted')),
  'workspace.deletion-scheduled': letter(() => import('./workspace-deletion-scheduled')),
  'workspace.kept': letter(() => import('./workspace-kept')),
}
