import 'server-only'
import type { Digest, DigestLine } from '@/lib/access/digest-lines'
import { fullName } from '@/lib/members/rules'
import { reviewsClosing } from './reminders/notices/review-closing'
import { listDueReviews, listMembersDue, morningsIn, type DueReview } from './reminders/queries/list-people-due'
import { listDueNominations, listNominationsDue, type DueNomination } from './reminders/queries/list-nominations-due'
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

const nominating: Record<DueNomination['step'], { text: (subjectName: string) => string; verb: string }> = {
  nominate: { text: () => 'Choose who gives you feedback', verb: 'Nominate' },
  decide: { text: (subjectName) => `${subjectName}’s nominations`, verb: 'Approve' },
}

const nominationLineOf = ({ id, title, step, subjectName, endsAt }: DueNomination): DigestLine => ({
  about: 'Review',
  title,
  text: nominating[step].text(subjectName),
  dueAt: endsAt,
  ending: endsAt && 'Closes',
  href: `/feedback/id/${id}/nominations`,
  verb: nominating[step].verb,
})

async function* listDue(at: Date) {
  yield* listMembersDue(at)
  yield* listNominationsDue(at)
}

/** Rereads the unanswered feedback of each member, and the nominations that wait, so that what is done is left out. */
export const reviewsDigest: Digest = {
  listDue,
  remind: async (tx, member, { at }) => {
    const mornings = morningsIn([member.zone], at)
    if (mornings === null) return []
    const reviews = await listDueReviews(tx, member, { mornings, at })
    await reviewsClosing(tx, member, reviews, at)
    const nominations = await listDueNominations(tx, member, mornings)
    return [...reviews.map(lineOf), ...nominations.map(nominationLineOf)]
  },
}
