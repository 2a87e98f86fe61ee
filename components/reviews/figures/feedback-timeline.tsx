import type { Figures } from '@/lib/reviews/figures/queries/get-figures'
import { fullCount } from '@/lib/shared/text'
import { answeredRate } from '@/lib/reviews/figures/rules'
import { Card } from '@/components/ui/layout/card'
import { FeedbackTotals } from './feedback-totals'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'

/** Requests and answers over time. */
export function FeedbackTimeline({ figures }: { figures: Figures }) {
  const { spans, total } = figures
  const points = spans.map(({ label, asked, answered }) => ({ label, whole: asked, part: answered }))
  const summary = `${fullCount(total.answered)} of ${fullCount(total.asked)} answered, ${answeredRate(total)}. ${points
    .map(({ label, whole, part }) => `${label}: ${part} of ${whole}`)
    .join(', ')}`
  return (
    <Card className="grid grid-cols-1 gap-7">
      <FeedbackTotals figures={figures} />
      <BarTimeline summary={summary} points={points} heads={['From', 'Asked', 'Answered']} />
    </Card>
  )
}
