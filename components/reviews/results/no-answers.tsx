import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { plural } from '@/lib/shared/text'

/** No results: not yet, or no longer. */
export function NoAnswers({ askedCount, status }: Pick<ReviewHead, 'askedCount' | 'status'>) {
  const asked = `${plural(askedCount, 'person', 'people')} asked`
  const isOver = hasEnded(status)
  return (
    <EmptyState
      icon={<Icon name="message-square-dashed" />}
      title={isOver ? 'Nobody answered' : 'No answers yet'}
      text={isOver ? asked : `${asked}. Answers appear here.`}
    />
  )
}
