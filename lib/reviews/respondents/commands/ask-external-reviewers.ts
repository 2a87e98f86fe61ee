import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Actor } from '@/lib/access/actor'
import { switchRefusal } from '@/lib/workspaces/features/rules'
import { ensureFeature, ensureAtMost } from '@/lib/billing/gates'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { tooManyExternal, allAddressesAskedAlready, haveOptedOut } from '@/lib/reviews/respondents/refusals'
import { countFault } from '@/lib/reviews/model/rules/audience'
import { findGroups } from '@/lib/reviews/respondents/queries/find-groups'
import { addFault, exposureFault } from '@/lib/reviews/respondents/rules'
import { now } from '@/lib/platform/clock'
import { reviewerCode } from '@/lib/access/reviewer'
import { hashToken } from '@/lib/platform/secrets'
import type { AskExternalReviewersInput } from '@/lib/reviews/respondents/schema'
import { findExternalEmails } from '@/lib/reviews/model/queries/find-audiences'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'
import { askPeople } from '@/lib/reviews/drafting/steps/ask-people'
import { externalReviewersAsked } from '@/lib/reviews/respondents/notices/external-reviewers-asked'
import { findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { lateFault } from '@/lib/reviews/model/rules/running-review'

/**
 * Addresses already on the list, and whether they return: removed ones do, unless they opted out and that may be known.
 */
async function findKnown(tx: Tx, { id: reviewId, anonymity }: LockedReview, emails: string[]) {
  const where = { reviewId, email: { in: emails } }
  const select = { email: true, assigneeId: true, assignee: { select: { removedAt: true, status: true } } } as const
  const known = await tx.externalReviewer.findMany({ where, select })
  return known.map(({ email, assigneeId, assignee: { removedAt, status } }) => {
    const hasDeclined = status === 'OPTED_OUT'
    const comesBack = removedAt !== null && (anonymity === 'ANONYMOUS' || !hasDeclined)
    return { email, assigneeId, hasDeclined, comesBack }
  })
}

/** Makes the checks of sending, counting the external reviewers already asked. */
async function ensureRoom(tx: Tx, actor: Actor, review: LockedReview, count: number) {
  const off = switchRefusal(actor, 'OutsideReviewers', 'emails')
  if (off) throw off
  await ensureFeature(tx, actor, 'feedbackInvites', 'emails')
  const where = { reviewId: review.id, memberId: null, removedAt: null }
  const externalCount = (await tx.reviewAssignee.count({ where })) + count
  await ensureAtMost(tx, actor, { limit: 'externalsPerReview', count: externalCount, field: 'emails' })
  if (externalCount > limits.externals) throw tooManyExternal()
  const many = countFault(actor.role, review.askedCount + count, 'emails')
  if (many) throw many
  const groups = await findGroups(tx, review, { added: Array.from({ length: count }, () => 'EXTERNAL' as const) })
  const fault = addFault(review, count, 'emails') ?? exposureFault(review, groups, 'emails')
  if (fault) throw fault
}

type Gone = { email: string; assigneeId: string; hasDeclined: boolean }
type Taking = { expiresAt: Date; isUnasked: boolean }

/** Restores removed external reviewers with their link and their draft. */
async function takeBack(tx: Tx, review: LockedReview, gone: Gone[], { expiresAt, isUnasked }: Taking) {
  const ids = gone.map(({ assigneeId }) => assigneeId)
  const data = { removedAt: null, closesAt: null, isUnasked, createdAt: now() }
  await tx.reviewAssignee.updateMany({ where: { id: { in: ids } }, data })
  const links = gone.map((one) => ({ ...one, code: reviewerCode(one.assigneeId) }))
  for (const { assigneeId, code } of links) {
    const where = { reviewId: review.id, assigneeId }
    await tx.externalReviewer.updateMany({ where, data: { expiresAt, codeHash: hashToken(code) } })
  }
  return links.filter(({ hasDeclined }) => !hasDeclined)
}

/** Where it may be known, says that they opted out. */
function nobodyNew({ anonymity }: LockedReview, known: Gone[]) {
  const declined = anonymity === 'ANONYMOUS' ? [] : known.filter(({ hasDeclined }) => hasDeclined)
  return declined.length === 0 ? allAddressesAskedAlready() : haveOptedOut(declined.map(({ email }) => email))
}

/**
 * Adds external reviewers to a running review and mails each, in a paused one when it resumes. Asking again changes
 * nothing. Throws with the field for plan limits and invalid addresses.
 */
export const askExternalReviewers = (actor: Actor, { id, emails: given }: AskExternalReviewersInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const fault = lateFault(review, now())
    if (fault) throw fault
    const emails = await findExternalEmails(tx, actor.workspaceId, given)
    const known = await findKnown(tx, review, emails)
    const gone = known.filter(({ comesBack }) => comesBack)
    const fresh = emails.filter((email) => !known.some((one) => one.email === email))
    const count = gone.length + fresh.length
    if (count === 0) throw nobodyNew(review, known)
    await ensureRoom(tx, actor, review, count)

    const { workspaceId, closesAt } = review
    const expiresAt = linkEnd(closesAt, now())
    const isUnasked = review.status === 'INACTIVE'
    const back = await takeBack(tx, review, gone, { expiresAt, isUnasked })
    const audience = { members: [], emails: fresh }
    const added = await askPeople(tx, { workspaceId, reviewId: id, closesAt, isUnasked }, audience)
    const data = { askedCount: { increment: count } }
    await tx.review.update({ where: { id }, data, select: { id: true } })
    const invited = [...back, ...added].map(({ email, code }) => ({ email, code, expiresAt }))
    await externalReviewersAsked(tx, review, { invited, count }, await findRequestDetails(tx, id, 'e-mail address'))
    return { id, added: count }
  })
