import type { AuditFilter } from '@/lib/audit/schema'

export function auditAddress(view: Partial<AuditFilter>) {
  const chosen = Object.entries(view).filter(([, value]) => value !== undefined && value !== '' && value !== 'all')
  const query = new URLSearchParams(chosen.map(([key, value]) => [key, `${value}`])).toString()
  return `/workspace/edit?tab=audit${query === '' ? '' : `&${query}`}`
}
