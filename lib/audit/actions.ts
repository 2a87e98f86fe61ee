'use server'
import { memberAction } from '@/lib/access/action'
import { exportAuditLog } from './commands/export-audit-log'
import { exportAuditLogSchema } from './schema'

export const exportAuditLogAction = memberAction(exportAuditLogSchema, exportAuditLog)
