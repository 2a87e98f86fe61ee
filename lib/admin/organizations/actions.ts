'use server'
import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/action'
import { superAdmins } from '@/lib/access/declaration'
import { reasonedSchema } from '@/lib/admin/schema'
import { announceDeletion } from './commands/announce-deletion'
import { checkPayments } from './commands/check-payments'
import { moveToPlan } from './commands/move-to-plan'
import { restoreWorkspace } from './commands/restore-workspace'
import { suspendWorkspace } from './commands/suspend-workspace'
import { withdrawDeletion } from './commands/withdraw-deletion'
import { checkPaymentsSchema, moveToPlanSchema } from './schema'

export const suspendWorkspaceAction = adminAction(reasonedSchema, suspendWorkspace, superAdmins, refresh)
export const restoreWorkspaceAction = adminAction(reasonedSchema, restoreWorkspace, superAdmins, refresh)
export const announceDeletionAction = adminAction(reasonedSchema, announceDeletion, superAdmins, refresh)
export const withdrawDeletionAction = adminAction(reasonedSchema, withdrawDeletion, superAdmins, refresh)
export const moveToPlanAction = adminAction(moveToPlanSchema, moveToPlan, superAdmins, refresh)
export const checkPaymentsAction = adminAction(checkPaymentsSchema, checkPayments, superAdmins, refresh)
