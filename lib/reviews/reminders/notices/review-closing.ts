import 'server-only'
import type { Reminded } from '@/lib/access/digest'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { rewriteMails, withdrawMails } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import type { DueReview } from '@/lib/reviews/reminders/queries/list-people-due'
import { answerPath } from '@/lib/reviews/reminders/rules'
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

/**
 * Withdraws unsent reminders of a review, for one respondent or all. A morning mail still goes out with its other
 * entries.
 */
export async function remindersWithdrawn(tx: Tx, { reviewId, assigneeId }: { reviewId: string; assigneeId?: string }) {
  const asked = await tx.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { reviewId, id: assigneeId },
    select: {
      id: true,
      workspaceId: true,
      external: { select: { email: true } },
      member: { select: { id: true, user: { select: { email: true } } } },
    },
  })
  const [first] = asked
  if (!first) return
  const { workspaceId } = first
  const addresses = asked.flatMap(({ member, external }) => member?.user.email ?? external?.email ?? [])
  await withdrawMails(tx, workspaceId, addresses, [
    { event: 'review.nudged', about: reviewId },
    ...asked.map(({ id: about }) => ({ event: 'review.reminded' as const, about })),
  ])
  const digests = asked.flatMap(({ member }) =>
    member ? [{ event: 'morning.digest' as const, about: member.id }] : [],
  )
  const ended = addressIn(workspaceId, answerPath(reviewId))
  await rewriteMails(tx, workspaceId, addresses, digests, (digest) => {
    const lines = digest.lines.filter(({ link }) => link !== ended)
    return lines.length === 0 ? null : { ...digest, lines }
  })
}
