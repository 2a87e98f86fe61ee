import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureAtMost, ensureFeature } from '@/lib/billing/gates'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { findAudiences, type Audience } from '@/lib/reviews/asking/audience/queries'
import { countFault, nominationsOf } from '@/lib/reviews/asking/audience/rules'
import { anonymityFault, roundFault } from '@/lib/reviews/asking/drafts/rules'
import { canAskAbout, canRunReview } from '@/lib/reviews/policy'
import * as refusals from '@/lib/reviews/refusals'
import type { FormContent } from '@/lib/reviews/schema'
import { formFault, groupsOfAudiences, switchFault } from './rules'

export type HeldDraft = { id: string; creatorId: string; status: ReviewStatus; startsAt: Date | null }

/** A review that nobody else can change until the transaction ends; only for its creator. */
export async function holdDraft(tx: Tx, actor: Actor, id: string): Promise<HeldDraft> {
  const { workspaceId } = actor
  const [review] = await tx.$queryRaw<HeldDraft[]>`
    SELECT id, "creatorId", status, "startsAt" FROM "Review"
    WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!review) throw refusals.noSuchReview()
  if (!canRunReview(actor, review)) throw refusals.notYourReview()
  return review
}

/** The reviews of the round before by whom they are about, where a form that was sent once is sent again. */
export async function findRoundBefore(tx: Tx, workspaceId: string, id: string): Promise<Map<string | null, string>> {
  const select = { previous: { select: { id: true, subjectId: true, roundId: true } } } as const
  const { previous } = await tx.review.findFirstOrThrow({ where: { id, workspaceId }, select })
  if (!previous) return new Map()
  if (previous.roundId === null) return new Map([[previous.subjectId, previous.id]])
  const where = { workspaceId, roundId: previous.roundId }
  const reviews = await tx.review.findMany({ where, select: { id: true, subjectId: true } })
  return new Map(reviews.map(({ id: reviewId, subjectId }) => [subjectId, reviewId]))
}

const isEmpty = ({ members, emails }: Audience) => members.length + emails.length === 0

/** The plan, as far as the form asks anybody outside. */
async function ensureOutside(tx: Tx, actor: Actor, emails: string[]) {
  if (emails.length === 0) return
  ensureFeature(actor, 'feedbackInvites', 'emails')
  await ensureAtMost(tx, actor, { limit: 'externalsPerReview', count: emails.length, field: 'emails' })
}

type Asking = { content: FormContent; audiences: Audience[]; approvedCount: number }

async function ensureAskable(tx: Tx, actor: Actor, { content, audiences, approvedCount }: Asking) {
  const [{ emails } = { emails: [] }] = audiences
  const memberIds = audiences.flatMap(({ members }) => members.map(({ memberId }) => memberId))
  const count = new Set(memberIds).size + emails.length
  const lonely = nominationsOf(content) === null ? audiences.find(isEmpty) : undefined
  if (count === 0 && lonely) throw refusals.nobodyAsked()
  if (lonely?.subject) throw refusals.nobodyAskedAbout(lonely.subject.name)
  const many = countFault(actor.role, count)
  if (many) throw many
  const off = switchFault(actor, content, emails)
  if (off) throw off
  await ensureOutside(tx, actor, emails)
  const groups = groupsOfAudiences(audiences, content, approvedCount)
  const fault = roundFault(groups) ?? anonymityFault(content, { groups, creatorId: actor.memberId })
  if (fault) throw fault
}

/** A later occurrence of a series, with the peers it asks whom the subject proposed for an earlier one. */
type LaterOccurrence = { approvedCount: number }

/**
 * Whom a form asks, one audience for each review it makes. Throws, naming the field, what is missing in it or not allowed
 * to whoever sends it: the same for one that goes out now and for one that waits.
 */
export async function findRecipients(
  tx: Tx,
  actor: Actor,
  content: FormContent,
  later: LaterOccurrence | null = null,
): Promise<Audience[]> {
  const mayAskAboutOthers = canAskAbout(actor, 'somebody else')
  const sender = { creatorId: actor.memberId, mayAskAboutOthers, at: now(), goesOn: later !== null }
  const fault = formFault(content, sender)
  if (fault) throw fault
  const audiences = await findAudiences(tx, actor, content)
  await ensureAskable(tx, actor, { content, audiences, approvedCount: later?.approvedCount ?? 0 })
  return audiences
}
