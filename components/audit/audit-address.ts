import type { AuditFilter } from '@/lib/audit/schema'
import { addressWith } from '@/lib/shared/address-with'

export const auditAddress = (view: Partial<AuditFilter>) =>
  addressWith('/workspace/edit?tab=audit', view, { kind: 'all' })
