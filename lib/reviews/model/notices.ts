import 'server-only'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { rewriteMails, withdrawMails } from '@/lib/notifications/outbox'

export const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`

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
