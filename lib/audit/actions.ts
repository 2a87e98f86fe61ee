'use server'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { exportAuditLog } from './commands/export-audit-log'
import { exportAuditLogSchema } from './schema'

export const exportAuditLogAction = memberAction(
  exportAuditLogSchema,
  exportAuditLog,
  adminsOnly('workspace.run', { stranger: 'none' }),
)
