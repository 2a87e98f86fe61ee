import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { plural } from '@/lib/shared/text'

type NoAnswersProps = Pick<ReviewHead, 'askedCount' | 'asked' | 'status'>

function askedInWords({ askedCount, asked }: NoAnswersProps) {
  const now = `${plural(askedCount, 'person', 'people')} asked`
  const joining = asked?.joining ?? 0
  if (joining === 0) return now
  const later = `${plural(joining, 'person', 'people')} will be asked on joining`
  return askedCount === 0 ? later : `${now}, ${later}`
}

/** No results: not yet, or no longer. */
export function NoAnswers(head: NoAnswersProps) {
  const isOver = hasEnded(head.status)
  return (
    <EmptyState
      icon={<Icon name="message-square-dashed" />}
      title={isOver ? 'Nobody answered' : 'No answers yet'}
      text={
        isOver ? `${plural(head.askedCount, 'person', 'people')} asked` : `${askedInWords(head)}. Answers appear here.`
      }
    />
  )
}
