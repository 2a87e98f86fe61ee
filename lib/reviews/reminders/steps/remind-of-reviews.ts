import 'server-only'
import type { DigestLine, Morning, Reminded } from '@/lib/access/digest'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/tx'
import { reviewsClosing } from '@/lib/reviews/reminders/notices/review-closing'
import { listDueReviews, morningsIn, type DueReview } from '@/lib/reviews/reminders/queries/list-people-due'
import { answerPath } from '@/lib/reviews/reminders/rules'

const lineOf = ({ id, title, endsAt, askerFirstName, askerLastName }: DueReview): DigestLine => ({
  about: 'Review',
  title,
  text: `Asked by ${fullName({ firstName: askerFirstName, lastName: askerLastName })}`,
  dueAt: endsAt,
  ending: endsAt && 'Closes',
  href: answerPath(id),
  verb: 'Give feedback',
})

/**
 * The feedback that is due for a member this morning. It is asked for anew, so that it names nothing answered meanwhile;
 * who was mailed this morning is told nothing again.
 */
export async function remindOfReviews(tx: Tx, member: Reminded, { at }: Morning): Promise<DigestLine[]> {
  const mornings = morningsIn([member.zone], at)
  if (mornings === null) return []
  const reviews = await listDueReviews(tx, member, { mornings, at })
  await reviewsClosing(tx, member, reviews, at)
  return reviews.map(lineOf)
}
