import { OpenedCard } from '@/components/ui/layout/opened-card'
import type { SealedReview } from '@/lib/reviews/handover/queries/get-left-behind'
import { fullCount } from '@/lib/shared/text'
import { CloseUnreadButton } from './close-unread-button'
import { ReleaseUnreadButton } from './release-unread-button'

interface SealedCardProps {
  review: SealedReview
  leaverName: string
  back: string
}

function wordsOf({ can, readerName }: SealedReview, leaverName: string) {
  const state = can.close ? 'It still runs' : 'It is closed'
  if (readerName === null) return `${state}, and there is nobody but ${leaverName} to read it.`
  if (can.close) return `${state}. Once it is closed, it can be released to ${readerName}.`
  if (can.release) return `${state}. ${readerName} can read it once you release it.`
  return `${state}, and cannot be released to ${readerName}.`
}

/** A review an Admin can only close, and the next step. */
export function SealedCard({ review, leaverName, back }: SealedCardProps) {
  const { id, title, askedCount, answeredCount, readerName, can } = review
  const answered = `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered.`
  return (
    <OpenedCard
      title={title}
      heading="h3"
      text={`${answered} ${wordsOf(review, leaverName)}`}
      back={{ href: back, label: 'Back to the list' }}
    >
      {can.close && (
        <div>
          <CloseUnreadButton id={id} answered={answered} />
        </div>
      )}
      {can.release && readerName !== null && (
        <div>
          <ReleaseUnreadButton id={id} subjectName={readerName} />
        </div>
      )}
    </OpenedCard>
  )
}
