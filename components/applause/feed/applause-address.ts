import type { ApplauseListFilter } from '@/lib/applause/schema'

export function applauseAddress({ tab, ...rest }: Partial<ApplauseListFilter>) {
  const chosen = Object.entries({ tab: tab === 'everyone' ? undefined : tab, ...rest })
  const query = new URLSearchParams(chosen.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
  return query.size === 0 ? '/applaud' : `/applaud?${query.toString()}`
}
