import { cx } from '@/components/ui/cx'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Card } from '@/components/ui/layout/card'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { answeredInWords, optedOutInWords, responsePercent } from '@/lib/reviews/model/rules/response-rate'
import { plural } from '@/lib/shared/text'

interface ResultsProgressProps {
  head: Pick<ReviewHead, 'answeredCount' | 'askedCount' | 'optedOutCount' | 'asked' | 'choosing'>
  className?: string
}

/** The progress, above the results on narrow windows. */
export function ResultsProgress({ head, className }: ResultsProgressProps) {
  const { askedCount, asked, choosing } = head
  const optedOut = optedOutInWords(head)
  const joining = askedCount === 0 ? (asked?.joining ?? 0) : 0
  const nobody = choosing && askedCount === 0 ? 'Waiting for nominations' : answeredInWords(head)
  const words = joining === 0 ? nobody : `Waiting for ${plural(joining, 'person', 'people')} to join`
  return (
    <Card className={cx('flex items-center gap-3', className)}>
      <ProgressRing percent={responsePercent(head)} label={words} size={56} />
      <div className="tabular-nums">
        <p className="font-medium">{words}</p>
        {optedOut && <p className="text-sm text-subtle">{optedOut}</p>}
      </div>
    </Card>
  )
}
