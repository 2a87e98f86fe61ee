import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { boundsInWords } from '@/lib/reviews/model/rules/nomination-bounds'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { plural } from '@/lib/shared/text'

type NoAnswersProps = Pick<
  ReviewHead,
  'id' | 'askedCount' | 'asked' | 'status' | 'choosing' | 'subjectId' | 'subjectName' | 'reader'
>

type Choosing = NonNullable<ReviewHead['choosing']>

function choosingInWords({ bounds, waitingCount }: Choosing, chooserName: string | null) {
  if (waitingCount > 0) return `${plural(waitingCount, 'nomination')} waiting for approval`
  return chooserName === null
    ? `Nominate ${boundsInWords(bounds)}`
    : `${chooserName} is choosing ${boundsInWords(bounds)}`
}

/** Nobody is asked before somebody nominates. */
function NobodyYet({ head, choosing }: { head: NoAnswersProps; choosing: Choosing }) {
  const { id, subjectId, subjectName, reader } = head
  const isOwn = subjectId === reader.memberId
  return (
    <EmptyState
      icon={<Icon name="message-square-dashed" />}
      title={choosingInWords(choosing, isOwn ? null : subjectName)}
      text="People are asked once they’re approved."
      action={
        isOwn && choosing.waitingCount === 0 ? (
          <ButtonLink href={`/feedback/id/${id}/nominations`}>Nominate</ButtonLink>
        ) : (
          <ButtonLink href={`/feedback/edit/${id}?tab=nominations`}>See nominations</ButtonLink>
        )
      }
    />
  )
}

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
  if (head.choosing && head.askedCount === 0) return <NobodyYet head={head} choosing={head.choosing} />
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
