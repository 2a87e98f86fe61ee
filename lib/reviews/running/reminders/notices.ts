import 'server-only'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { fullName } from '@/lib/members/rules'
import { queueMail, withdrawMails } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { dayIn, type Day } from '@/lib/scheduling/rules'
import type { DueReview } from './queries'
import { endInWords } from './rules'

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
            message: `“${title}” closes ${endInWords(endsAt, at, zone)}`,
            link: answerPath(id),
            isProductOnly: true,
          },
        ],
  )
  return tell(tx, workspaceId, tellings)
}

/**
 * `review.digest`: one person, of all that waits for them, in one mail a day. Nobody else is told, and no line of a feed
 * is written: it would say who has not answered yet.
 */
export async function reviewDigest(tx: Tx, person: Reminded, reviews: DueReview[], { day, at }: Morning) {
  const { memberId, email, name, zone, workspaceId, workspaceName } = person
  await tellWhatCloses(tx, person, reviews, at)
  const waiting = reviews.map(({ id, title, endsAt, askerFirstName: firstName, askerLastName: lastName }) => ({
    title,
    askerName: fullName({ firstName, lastName }),
    closes: endsAt && `Closes ${endInWords(endsAt, at, zone)}`,
    link: addressIn(workspaceId, answerPath(id)),
  }))
  const [only] = reviews.length === 1 ? reviews : []
  const path = only ? answerPath(only.id) : '/feedback?tab=pending'
  const props = { workspaceName, waiting, link: addressIn(workspaceId, path) }
  // One that never left is older news: the mail server was away.
  await withdrawMails(tx, workspaceId, [email], [{ event: 'review.digest', about: memberId }])
  await queueMail(tx, workspaceId, [
    { event: 'review.digest', key: `${memberId}:${day}`, to: { address: email, name }, props },
  ])
}

/** What a digest could name, were it written now. */
const stillWaiting = { status: 'PENDING', removedAt: null, review: { status: 'ACTIVE', hasReminders: true } } as const

/**
 * Reminders of a form that have not left yet stay here once there is nothing to be reminded of, of one who is asked or of
 * all. A daily digest goes all the same while anything waits for its reader: it names other forms as well.
 */
export async function remindersWithdrawn(tx: Tx, { reviewId, assigneeId }: { reviewId: string; assigneeId?: string }) {
  const asked = await tx.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { reviewId, id: assigneeId },
    select: {
      ...{ id: true, workspaceId: true, external: { select: { email: true } } },
      member: {
        select: {
          ...{ id: true, user: { select: { email: true } } },
          assignments: { where: stillWaiting, take: 1, select: { id: true } },
        },
      },
    },
  })
  const [first] = asked
  if (!first) return
  const addresses = asked.flatMap(({ member, external }) => member?.user.email ?? external?.email ?? [])
  const idle = asked.flatMap(({ member }) => (member?.assignments.length === 0 ? [member.id] : []))
  await withdrawMails(tx, first.workspaceId, addresses, [
    { event: 'review.nudged', about: reviewId },
    ...asked.map(({ id: about }) => ({ event: 'review.reminded' as const, about })),
    ...idle.map((about) => ({ event: 'review.digest' as const, about })),
  ])
}
