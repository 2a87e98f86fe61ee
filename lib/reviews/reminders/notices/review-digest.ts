import 'server-only'
import { dayIn, type Day } from '@/lib/shared/dates'
import type { Tx } from '@/lib/platform/tx'
import type { DueReview } from '@/lib/reviews/reminders/queries/list-people-due'
import { reminderEndInWords } from '@/lib/reviews/reminders/rules'
import { tell } from '@/lib/notifications/tell'
import { fullName } from '@/lib/members/rules'
import { addressIn } from '@/lib/platform/links'
import { replaceMails, queueMail, withdrawMails, rewriteMails } from '@/lib/notifications/outbox'

const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`

type Reminded = {
  memberId: string
  email: string
  name: string
  zone: string
  workspaceId: string
  workspaceName: string
}
type Morning = { day: Day; at: Date }

/** In the product only what is about to close is said again: everything else stands among the things to do. */
function tellWhatCloses(tx: Tx, { memberId, workspaceId, zone }: Reminded, reviews: DueReview[], at: Date) {
  const tellings = reviews.flatMap(({ id, title, endsAt, isLast }) =>
    endsAt === null || !isLast
      ? []
      : [
          {
            memberId,
            type: 'Review' as const,
            key: `review.closing:${id}:${dayIn(endsAt, zone)}`,
            message: `“${title}” closes ${reminderEndInWords(endsAt, at, zone)}`,
            link: answerPath(id),
            isProductOnly: true,
          },
        ],
  )
  return tell(tx, workspaceId, tellings)
}

const lineOf = (workspaceId: string, review: DueReview) => ({
  title: review.title,
  askerName: fullName({ firstName: review.askerFirstName, lastName: review.askerLastName }),
  endsAt: review.endsAt?.toISOString() ?? null,
  link: addressIn(workspaceId, answerPath(review.id)),
})

type Ending = { endsAt: string | null }

const byEnd = (one: Ending, other: Ending) => (one.endsAt ?? 'never').localeCompare(other.endsAt ?? 'never')

/**
 * `review.digest`: one person, of all that waits for them, in one mail a day. Nobody else is told, and no line of a feed
 * is written: it would say who has not answered yet. One of an earlier day that never left, because the mail server was
 * away, is replaced, and what it named is named here.
 */
export async function reviewDigest(tx: Tx, person: Reminded, reviews: DueReview[], { day, at }: Morning) {
  const { memberId, email: address, name, zone, workspaceId, workspaceName } = person
  await tellWhatCloses(tx, person, reviews, at)
  const missed = await replaceMails(tx, workspaceId, address, { event: 'review.digest', about: memberId })
  const lines = [...missed.flatMap(({ waiting }) => waiting), ...reviews.map((review) => lineOf(workspaceId, review))]
  // By its link: what is due today again is named once, as it is today.
  const named = [...new Map(lines.map((line) => [line.link, line])).values()]
  const waiting = named.toSorted(byEnd).map((line) => ({
    ...line,
    closes: line.endsAt && `Closes ${reminderEndInWords(new Date(line.endsAt), at, zone)}`,
  }))
  const props = { workspaceName, waiting, link: addressIn(workspaceId, '/feedback?tab=pending') }
  await queueMail(tx, workspaceId, [
    { event: 'review.digest', key: `${memberId}:${day}`, to: { address, name }, props },
  ])
}

/**
 * Reminders of a form that have not left yet stay here once there is nothing to be reminded of, of one who is asked or of
 * all. A daily digest goes all the same with the other forms it names.
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
  const digests = asked.flatMap(({ member }) => (member ? [{ event: 'review.digest' as const, about: member.id }] : []))
  const ended = addressIn(workspaceId, answerPath(reviewId))
  await rewriteMails(tx, workspaceId, addresses, digests, (digest) => {
    const waiting = digest.waiting.filter(({ link }) => link !== ended)
    return waiting.length === 0 ? null : { ...digest, waiting }
  })
}
