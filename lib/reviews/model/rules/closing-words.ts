import { fullCount } from '@/lib/shared/text'
import { ANONYMITY_FLOOR } from './anonymity'
import type { ReviewFacts } from './review-state'

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
