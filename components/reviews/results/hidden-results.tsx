import { LearnMore } from '@/components/shell/help/learn-more'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { fullCount } from '@/lib/shared/text'

type HiddenResultsProps = Pick<ReviewHead, 'answeredCount' | 'askedCount' | 'viewerAnswered'> & {
  reason: NonNullable<ReviewHead['hidden']>
}

function tooFew(viewerAnswered: boolean) {
  return viewerAnswered
    ? `Besides you, fewer than ${ANONYMITY_FLOOR} people answered, so nothing is shown.`
    : `Fewer than ${ANONYMITY_FLOOR} people answered, so nothing is shown.`
}

/** Why anonymous results are hidden. */
export function HiddenResults({ reason, answeredCount, askedCount, viewerAnswered }: HiddenResultsProps) {
  const count = `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`
  const more = <LearnMore topic="results-hidden" />
  return (
    <Card flush>
      {reason === 'not-closed' ? (
        <EmptyState
          icon={<Icon name="lock" />}
          title="Anonymous results appear after it closes"
          text={count}
          action={more}
        />
      ) : (
        <EmptyState
          icon={<Icon name="lock" />}
          title="Too few answers to show"
          text={tooFew(viewerAnswered)}
          action={more}
        />
      )}
    </Card>
  )
}
