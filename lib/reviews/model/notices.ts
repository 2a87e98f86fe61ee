import 'server-only'
import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { rewriteMails, withdrawMails } from '@/lib/notifications/outbox'
import { endTold, settleTold } from '@/lib/notifications/tell'

export const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`

export const pendingPath = '/feedback?tab=pending'

/** The notification of a request. */
export const requestInWords = ({ askerName, isQuick }: { askerName: string; isQuick: boolean }, title: string) =>
  `${askerName} asked${isQuick ? '' : ' for your feedback'}: ${title}`

type Place = { reviewId: string; assigneeId?: string }

const listAsked = (tx: Tx, { reviewId, assigneeId }: Place) =>
  tx.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { reviewId, id: assigneeId },
    select: {
      id: true,
      workspaceId: true,
      review: { select: { roundId: true } },
      external: { select: { email: true } },
      member: { select: { id: true, user: { select: { email: true } } } },
    },
  })

const asking = ['review.requested', 'review.nudged', 'review.closing']

type Settled = { reviewId: string; assigneeId: string; anonymity: Anonymity }

/** Once somebody answers or declines. In an anonymous review, a request that is gone or read would tell who answered. */
export async function requestSettled(tx: Tx, place: Settled) {
  const isAnonymous = place.anonymity === 'ANONYMOUS'
  const [asked] = await remindersWithdrawn(tx, place, isAnonymous ? 'kept' : 'withdrawn')
  if (isAnonymous || !asked?.member) return
  const { workspaceId, member } = asked
  const keys = asking.map((event) => `${event}:${place.reviewId}`)
  await settleTold(tx, workspaceId, { memberId: member.id, keys })
}

type Asked = Awaited<ReturnType<typeof listAsked>>
type Withdrawn = 'kept' | 'withdrawn'

type RoundMail = { event: 'review.nudged' | 'round.requested'; statuses: ReviewStatus[] }

/** A mail about a whole round stays while its reader has a review of these statuses in it to answer. */
async function roundMailWithdrawn(tx: Tx, asked: Asked, { event, statuses }: RoundMail) {
  const [first] = asked
  const about = first?.review.roundId
  if (!first || !about) return
  const members = asked.flatMap(({ member }) => member ?? [])
  const memberId = { in: members.map(({ id }) => id) }
  const review = { roundId: about, status: { in: statuses } }
  const open = { memberId, status: 'PENDING', removedAt: null, review } as const
  const waiting = await tx.reviewAssignee.findMany({ where: open, select: { memberId: true } })
  const done = members.filter(({ id }) => waiting.every((one) => one.memberId !== id))
  const addresses = done.map(({ user }) => user.email)
  await withdrawMails(tx, first.workspaceId, addresses, [{ event, about }])
}

/**
 * Withdraws unsent reminders of a review, for one respondent or all, and the requests if given. A morning mail still
 * goes out with its other entries.
 */
export async function remindersWithdrawn(tx: Tx, place: Place, requests: Withdrawn = 'kept') {
  const asked = await listAsked(tx, place)
  const [first] = asked
  if (!first) return []
  const { workspaceId } = first
  const about = place.reviewId
  const addresses = asked.flatMap(({ member, external }) => member?.user.email ?? external?.email ?? [])
  await withdrawMails(tx, workspaceId, addresses, [
    { event: 'review.nudged', about },
    ...(requests === 'withdrawn' ? [{ event: 'review.requested' as const, about }] : []),
    ...asked.map(({ id }) => ({ event: 'review.reminded' as const, about: id })),
  ])
  await roundMailWithdrawn(tx, asked, { event: 'review.nudged', statuses: ['ACTIVE'] })
  if (requests === 'withdrawn')
    await roundMailWithdrawn(tx, asked, { event: 'round.requested', statuses: ['ACTIVE', 'INACTIVE'] })
  const digests = asked.flatMap(({ member }) =>
    member ? [{ event: 'morning.digest' as const, about: member.id }] : [],
  )
  const ended = addressIn(workspaceId, answerPath(about))
  await rewriteMails(tx, workspaceId, addresses, digests, (digest) => {
    const lines = digest.lines.filter(({ link }) => link !== ended)
    return lines.length === 0 ? null : { ...digest, lines }
  })
  return asked
}

/** Once a review has closed: its requests are read for everybody asked, so that none tells who answered. */
export async function requestsOver(tx: Tx, reviewId: string) {
  const asked = await remindersWithdrawn(tx, { reviewId }, 'withdrawn')
  const [first] = asked
  if (!first) return
  const memberIds = asked.flatMap(({ member }) => member?.id ?? [])
  const keys = asking.map((event) => `${event}:${reviewId}`)
  await endTold(tx, first.workspaceId, { memberIds, keys })
}
