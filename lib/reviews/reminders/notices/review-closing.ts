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
 * `review.closing`: in the product only feedback that is about to close is repeated, as Home lists the rest. It is not
 * written to the activity feed, which would say who has not answered yet.
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
 * Reminders of a form that have not left yet stay here once there is nothing to be reminded of, of one who is asked or of
 * all. A morning mail goes all the same with the other things it names.
 */
export async function remindersWithdrawn(tx: Tx, { reviewId, assigneeId }: { reviewId: string; assigneeId?: string }) {
  const asked = await tx.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { reviewId, id: assigneeId },
    select: {
      ...{ id: true, workspaceId: true, external: { select: { email: true } } },
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
