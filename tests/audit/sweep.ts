import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    exportAuditLogAction: () => ({ who: '', kind: 'all', days: '' }),
  },
  second: {
    exportAuditLogAction: {
      tables: ['AuditEntry'],
      more: { AuditEntry: 1 },
      why: 'Each press hands over a file, and the log tells of each.',
    },
  },
}
