import 'server-only'
import type { Reminded } from '@/lib/access/digest-lines'
import type { Tx } from '@/lib/platform/tx'
import { tell } from '@/lib/notifications/tell'
import type { DueReview } from '@/lib/reviews/reminders/queries/list-people-due'
import { answerPath } from '@/lib/reviews/model/notices'
import { reminderEndInWords } from '@/lib/scheduling/rules'
import { dayIn } from '@/lib/shared/dates'

/**
 * `review.closing`: notifies only of feedback about to close, as Home lists the rest. It stays out of the activity
 * feed, which would reveal who has not answered.
 */
export function reviewsClosing(tx: Tx, { memberId, workspaceId, zone }: Reminded, reviews: DueReview[], at: Date) {
  const tellings = reviews.flatMap(({ id, title, endsAt, isLast }) =>
    endsAt === null || !isLast
      ? []
      : [
          {
            memberId,
            type: 'Review' as const,
            objectId: id,
            key: `review.closing:${id}:${dayIn(endsAt, zone)}`,
            message: `“${title}” closes ${reminderEndInWords(endsAt, at, zone)}`,
            link: answerPath(id),
            isProductOnly: true,
          },
        ],
  )
  return tell(tx, workspaceId, tellings)
}
