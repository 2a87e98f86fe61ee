import { formatDateTime } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

export type ReviewDates = Record<'publishedAt' | 'closesAt' | 'closedAt' | 'releasedAt' | 'acknowledgedAt', Date | null>

/** The close date shows until the close, and may be past while somebody has an extension. */
export function datesInWords(dates: ReviewDates, zone: string): (readonly [name: string, at: string])[] {
  const named: readonly (readonly [string, Date | null])[] = [
    ['Sent', dates.publishedAt],
    ['Close date', dates.closedAt === null ? dates.closesAt : null],
    ['Closed', dates.closedAt],
    ['Released', dates.releasedAt],
    ['Acknowledged', dates.acknowledgedAt],
  ]
  return named.flatMap(([name, at]) => (at === null ? [] : [[name, formatDateTime(at, zone, true)] as const]))
}

/** Null means no end, undefined an invalid date or time. */
export const chosenEnd = ({
  closesOn,
  closesTime,
  timeZone,
}: {
  closesOn: string
  closesTime: string
  timeZone: string
}) => (closesOn === '' ? null : instantOf(closesOn, closesTime, timeZone))
