import 'server-only'
import { responsesTo } from '@/lib/reviews/model/queries/count-opted-out'
import { expectedCount } from '@/lib/reviews/model/rules/response-rate'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'
import { quickAskAnswered } from '@/lib/reviews/responses/notices'
import type { LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import type { AnswerParts } from '@/lib/reviews/responses/rules/answers'
import { closeIfAnswered } from './close-if-answered'

const person = {
  select: { id: true, status: true, user: { select: { email: true, firstName: true, lastName: true } } },
}

const select = {
  title: true,
  askedCount: true,
  answeredCount: true,
  workspace: { select: { name: true } },
  creator: person,
} as const

async function findAuthor(tx: Tx, assigneeId: string) {
  const external = { select: { name: true, email: true } }
  const found = await tx.reviewAssignee.findUniqueOrThrow({
    where: { id: assigneeId },
    select: { member: person, external },
  })
  const { member, external: externalReviewer } = found
  const name = member ? fullName(member.user) : externalReviewer?.name || externalReviewer?.email || ''
  return { id: assigneeId, memberId: member?.id ?? null, name }
}

/**
 * Sends an answer to the creator of a quick ask and closes it with the last one; the lock makes exactly one answer the
 * last.
 */
export async function settleQuickAsk(tx: Tx, respondent: LockedRespondent, given: ReadonlyMap<string, AnswerParts>) {
  const { reviewId, workspaceId, assigneeId } = respondent
  const isLast = await closeIfAnswered(tx, reviewId)
  const { creator, workspace, ...review } = await tx.review.findUniqueOrThrow({ where: { id: reviewId }, select })
  if (creator.status !== 'ACTIVE') return
  const asker = { memberId: creator.id, email: creator.user.email, name: fullName(creator.user) }
  const text = [...given.values()].map((parts) => parts.text ?? '').join('\n')
  const author = await findAuthor(tx, assigneeId)
  const askedCount = expectedCount(await responsesTo(tx, { ...review, id: reviewId }))
  const answered = {
    ...review,
    askedCount,
    id: reviewId,
    workspaceId,
    workspaceName: workspace.name,
    text,
    author,
    isLast,
  }
  await quickAskAnswered(tx, asker, answered)
}
