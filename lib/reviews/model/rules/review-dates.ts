import type { ReviewFacts } from './review-state'
import { ANONYMITY_FLOOR } from './anonymity'
import { fullCount } from '@/lib/shared/text'
import { formatDateTime } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

/** Warns before a close, which is final for an anonymous review. */
export function closingInWords({
  anonymity,
  answeredCount,
  askedCount,
}: Omit<ReviewFacts, 'status'> & { askedCount: number }) {
  const isAnonymous = anonymity === 'ANONYMOUS'
  const isTooEarly = isAnonymous && answeredCount > 0 && answeredCount < ANONYMITY_FLOOR
  return [
    `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered.`,
    isTooEarly && `With fewer than ${ANONYMITY_FLOOR}, nothing will ever be shown.`,
    'Unsent drafts aren’t counted.',
    isAnonymous && 'Anonymous feedback can’t be reopened.',
  ]
    .filter(Boolean)
    .join(' ')
}

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
