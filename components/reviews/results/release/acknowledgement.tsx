import { DateTime } from '@/components/ui/display/date-time'
import { linked } from '@/components/ui/display/linked'
import { Card } from '@/components/ui/layout/card'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { AcknowledgeForm } from './acknowledge-form'
import { proseClass } from './release-note'

/** The subject's reply: a form for the subject, then the text. */
export function Acknowledgement({ head, zone }: { head: ReviewHead; zone: string }) {
  const { id, creatorName, hasCreatorLeft, subjectName, can, readAs, acknowledgedAt, acknowledgement } = head
  if (can.acknowledge) {
    return (
      <Card className="mb-6">
        <AcknowledgeForm id={id} creatorName={creatorName} hasCreatorLeft={hasCreatorLeft} />
      </Card>
    )
  }
  // Without a reply, now or to come, there is nothing to show the subject.
  const isTold = readAs === 'creator' || (readAs === 'subject' && (acknowledgement !== null || can.reply))
  if (acknowledgedAt === null || !isTold) return null
  return (
    <Card className="mb-6">
      <p className="font-medium">
        {readAs === 'subject' ? 'You' : (subjectName ?? '')} read this{acknowledgement !== null && ' and replied'}:{' '}
        <DateTime at={acknowledgedAt} zone={zone} />
      </p>
      {acknowledgement !== null && <p className={proseClass}>{linked(acknowledgement)}</p>}
      {can.reply && (
        <details className="mt-2">
          <summary className="quiet-summary">Reply</summary>
          <div className="mt-3">
            <AcknowledgeForm isRead id={id} creatorName={creatorName} hasCreatorLeft={hasCreatorLeft} />
          </div>
        </details>
      )}
    </Card>
  )
}
