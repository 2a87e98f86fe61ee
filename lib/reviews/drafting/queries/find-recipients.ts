import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature, ensureAtMost } from '@/lib/billing/gates'
import type { FormContent } from '@/lib/reviews/model/schema'
import { findAudiences, type Audience } from '@/lib/reviews/model/queries/find-audiences'
import { nominationsOf, countFault } from '@/lib/reviews/model/rules/audience'
import * as refusals from '@/lib/reviews/model/refusals'
import { switchFault, groupsOfAudiences, formFault } from '@/lib/reviews/drafting/rules/sent-form'
import { roundFault, anonymityFault } from '@/lib/reviews/drafting/rules/draft-faults'
import { canAskAboutOthers } from '@/lib/reviews/model/policy'
import { now } from '@/lib/platform/clock'

/** The previous round's reviews by subject, for a form that is sent again. */
export async function findRoundBefore(tx: Tx, workspaceId: string, id: string): Promise<Map<string | null, string>> {
  const select = { previous: { select: { id: true, subjectId: true, roundId: true } } } as const
  const { previous } = await tx.review.findFirstOrThrow({ where: { id, workspaceId }, select })
  if (!previous) return new Map()
  if (previous.roundId === null) return new Map([[previous.subjectId, previous.id]])
  const where = { workspaceId, roundId: previous.roundId }
  const reviews = await tx.review.findMany({ where, select: { id: true, subjectId: true } })
  return new Map(reviews.map(({ id: reviewId, subjectId }) => [subjectId, reviewId]))
}

/** Checks the plan when the form asks external reviewers. */
async function ensureOutside(tx: Tx, actor: Actor, emails: string[]) {
  if (emails.length === 0) return
  await ensureFeature(tx, actor, 'feedbackInvites', 'emails')
  await ensureAtMost(tx, actor, { limit: 'externalsPerReview', count: emails.length, field: 'emails' })
}

type Asking = { content: FormContent; audiences: Audience[]; approvedCount: number; invitedCount: number }

async function ensureAskable(tx: Tx, actor: Actor, { content, audiences, approvedCount, invitedCount }: Asking) {
  const [{ emails } = { emails: [] }] = audiences
  const memberIds = audiences.flatMap(({ members }) => members.map(({ memberId }) => memberId))
  const count = new Set(memberIds).size + emails.length + invitedCount
  const lonely = nominationsOf(content) === null && invitedCount === 0 ? audiences.find(isEmpty) : undefined
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

/** `approvedCount`: peers approved in an earlier occurrence. */
type LaterOccurrence = { approvedCount: number }

/** `invitedCount`: pending invitations, asked once they join. */
type Circumstances = { later?: LaterOccurrence | null; invitedCount?: number }

/** Returns one audience per review. Throws per field what is missing or forbidden, on Send and on a scheduled send. */
export async function findRecipients(
  tx: Tx,
  actor: Actor,
  content: FormContent,
  { later = null, invitedCount = 0 }: Circumstances = {},
): Promise<Audience[]> {
  const mayAskAboutOthers = canAskAboutOthers(actor)
  const sender = { creatorId: actor.memberId, mayAskAboutOthers, at: now(), goesOn: later !== null }
  const fault = formFault(content, sender)
  if (fault) throw fault
  const audiences = await findAudiences(tx, actor, content)
  await ensureAskable(tx, actor, { content, audiences, approvedCount: later?.approvedCount ?? 0, invitedCount })
  return audiences
}

const isEmpty = ({ members, emails }: Audience) => members.length + emails.length === 0
