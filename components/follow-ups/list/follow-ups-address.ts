import type { FollowUpListFilter } from '@/lib/follow-ups/schema'

export function followUpsAddress({ tab, ...filter }: Partial<FollowUpListFilter>) {
  const chosen = Object.entries({ tab: tab === 'upcoming' ? undefined : tab, ...filter })
  const query = new URLSearchParams(chosen.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
  return query.size === 0 ? '/followups' : `/followups?${query.toString()}`
}
