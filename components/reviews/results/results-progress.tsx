import { cx } from '@/components/ui/cx'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Card } from '@/components/ui/layout/card'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { fullCount, plural } from '@/lib/shared/text'

interface ResultsProgressProps {
  head: Pick<ReviewHead, 'answeredCount' | 'askedCount' | 'asked' | 'choosing'>
  className?: string
}

/** The progress, above the results on narrow windows. */
export function ResultsProgress({
  head: { answeredCount, askedCount, asked, choosing },
  className,
}: ResultsProgressProps) {
  const percent = askedCount === 0 ? 0 : (answeredCount / askedCount) * 100
  const joining = askedCount === 0 ? (asked?.joining ?? 0) : 0
  const answered = `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`
  const nobody = choosing && askedCount === 0 ? 'Waiting for nominations' : answered
  const words = joining === 0 ? nobody : `Waiting for ${plural(joining, 'person', 'people')} to join`
  return (
    <Card className={cx('flex items-center gap-3', className)}>
      <ProgressRing percent={percent} label={words} size={56} />
      <p className="font-medium tabular-nums">{words}</p>
    </Card>
  )
}
