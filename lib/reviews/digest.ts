import 'server-only'
import type { Digest, DigestLine } from '@/lib/access/digest-lines'
import { fullName } from '@/lib/members/rules'
import { reviewsClosing } from './reminders/notices/review-closing'
import { listDueReviews, listMembersDue, morningsIn, type DueReview } from './reminders/queries/list-people-due'
import { answerPath } from './model/notices'

const lineOf = ({ id, title, endsAt, askerFirstName, askerLastName }: DueReview): DigestLine => ({
  about: 'Review',
  title,
  text: `Asked by ${fullName({ firstName: askerFirstName, lastName: askerLastName })}`,
  dueAt: endsAt,
  ending: endsAt && 'Closes',
  href: answerPath(id),
  verb: 'Answer',
})

/** Rereads the unanswered feedback of each member, so that answered requests are left out. */
export const reviewsDigest: Digest = {
  listDue: listMembersDue,
  remind: async (tx, member, { at }) => {
    const mornings = morningsIn([member.zone], at)
    if (mornings === null) return []
    const reviews = await listDueReviews(tx, member, { mornings, at })
    await reviewsClosing(tx, member, reviews, at)
    return reviews.map(lineOf)
  },
}
