// The audit log records privileged acts: who did what, to what, and when. It is written with each act, is read by
// Admins, and refuses to be changed.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { auditKindNames } from './rules'

/** Empty: no limit. */
export const auditDays = ['', '7', '30', '90', '365'] as const

export const auditDayLabels: Record<(typeof auditDays)[number], string> = {
  '': 'All time',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 12 months',
}

const filter = {
  who: searchText(),
  kind: z.enum(['all', ...auditKindNames]).catch('all'),
  days: z.enum(auditDays).catch(''),
}

/** `by` is a membership, chosen from a line. */
export const auditFilterSchema = z.object({
  ...filter,
  by: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
})
export type AuditFilter = z.infer<typeof auditFilterSchema>

export const exportAuditLogSchema = z.object({ ...filter, by: idSchema.optional() })
export type ExportAuditLogInput = z.infer<typeof exportAuditLogSchema>
