import { fullCount } from '@/lib/shared/text'
import { ANONYMITY_FLOOR } from './anonymity'
import type { ReviewFacts } from './review-state'

/** `optedOutCount`: of those asked, where that may be known. */
export type ResponseCounts = { answeredCount: number; askedCount: number; optedOutCount: number }

/** People who opted out count in no response rate. */
export const expectedCount = ({ askedCount, optedOutCount }: Omit<ResponseCounts, 'answeredCount'>) =>
  Math.max(askedCount - optedOutCount, 0)

export function responsePercent(counts: ResponseCounts) {
  const expected = expectedCount(counts)
  return expected === 0 ? 0 : (counts.answeredCount / expected) * 100
}

/** "1 of 2". */
export const answeredOf = (counts: ResponseCounts) =>
  `${fullCount(counts.answeredCount)} of ${fullCount(expectedCount(counts))}`

/** "1 of 2 answered". */
export const answeredInWords = (counts: ResponseCounts) => `${answeredOf(counts)} answered`

/** Beside the rate; null: nobody opted out. */
export const optedOutInWords = ({ optedOutCount }: Pick<ResponseCounts, 'optedOutCount'>) =>
  optedOutCount > 0 ? `${fullCount(optedOutCount)} opted out, not counted` : null

/** Warns before a close, which is final for an anonymous review. */
export function closingInWords({ anonymity, ...counts }: Pick<ReviewFacts, 'anonymity'> & ResponseCounts) {
  const { answeredCount } = counts
  const isAnonymous = anonymity === 'ANONYMOUS'
  const isTooEarly = isAnonymous && answeredCount > 0 && answeredCount < ANONYMITY_FLOOR
  return [
    `${answeredInWords(counts)}.`,
    isTooEarly && `With fewer than ${ANONYMITY_FLOOR}, nothing will ever be shown.`,
    'Unsent drafts aren’t counted.',
    isAnonymous && 'Anonymous feedback can’t be reopened.',
  ]
    .filter(Boolean)
    .join(' ')
}
