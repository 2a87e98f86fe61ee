import type { QuestionSummary } from '@/lib/reviews/results/summary/rules'

/** A key figure as it is read: a mean with one decimal, or the share of yes. */
export const figureInWords = (type: QuestionSummary['type'], value: number) =>
  type === 'yesno' ? `${Math.round(value)}%` : value.toFixed(1)
