import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import * as refusals from '@/lib/reviews/respondents/refusals'
import { now } from '@/lib/platform/clock'
import { findRespondent } from '@/lib/reviews/respondents/queries/find-respondent'
import { endFor, isOpen } from '@/lib/reviews/model/rules/review-state'
import { nudgeFault } from '@/lib/reviews/respondents/rules'
import { notTooOften, reachable } from '@/lib/reviews/respondents/queries/list-nudgeable'
import { findExternalWaiting, listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { respondentsNudged, type NudgedRound } from '@/lib/reviews/respondents/notices/respondents-nudged'
import { findLastEnd } from '@/lib/reviews/model/queries/find-settings'
import { listWaiting } from '@/lib/reviews/respondents/queries/list-waiting'
import type { NudgeRespondentsInput } from '@/lib/reviews/respondents/schema'

async function nudgeOne(tx: Tx, actor: Actor, review: LockedReview, assigneeId: string) {
  if (review.anonymity === 'ANONYMOUS') throw refusals.nobodySingledOut()
  const at = now()
  const respondent = await findRespondent(tx, review.id, assigneeId)
  const closesAt = endFor(review, respondent)
  if (!isOpen({ status: review.status, closesAt }, at)) throw refusals.notOpen()
  const fault = nudgeFault(respondent, at)
  if (fault) throw fault
  const { memberId, email, name, timeZone } = respondent
  if (respondent.isGone) throw refusals.respondentHasLeft(name)
  const externalReviewer = memberId === null ? await findExternalWaiting(tx, review, assigneeId) : null
  if (memberId === null && externalReviewer === null) throw refusals.cannotBeWritten(name)
  const data = { nudgedAt: at, nudgeCount: { increment: 1 } }
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data, select: { id: true } })
  const nudged = {
    members:
      memberId === null ? [] : [{ memberId, email, name, timeZone: timeZone ?? review.timeZone, endsAt: closesAt }],
    outside: externalReviewer === null ? [] : [externalReviewer],
  }
  await respondentsNudged(tx, actor, review, nudged, { name })
  return { id: review.id }
}

/**
 * An anonymous review applies the limits to everybody alike; otherwise the next allowed step would reveal how many have
 * not answered.
 */
async function nudgeAll(tx: Tx, actor: Actor, review: LockedReview, round: NudgedRound | undefined) {
  const at = now()
  if (!isOpen({ ...review, closesAt: await findLastEnd(tx, review) }, at)) throw refusals.notOpen()
  const externalWaiting = await listExternalWaiting(tx, review)
  const external = { id: { in: externalWaiting.map(({ assigneeId }) => assigneeId) } }
  const where = reachable(review, external, isOpen(review, at) ? null : at)
  const marked = await tx.reviewAssignee.updateManyAndReturn({
    where: { AND: [where, notTooOften(at)] },
    data: { nudgedAt: at, nudgeCount: { increment: 1 } },
    select: { id: true, memberId: true, closesAt: true },
  })
  if (marked.length === 0) {
    const left = await tx.reviewAssignee.count({ where })
    throw left === 0 ? refusals.nobodyToRemind() : refusals.allNudged()
  }
  const due = new Set(marked.map(({ id }) => id))
  const ends = new Map(marked.map((assignee) => [assignee.memberId, endFor(review, assignee)]))
  const members = (await listWaiting(tx, review.id)).flatMap((person) => {
    const endsAt = ends.get(person.memberId)
    return endsAt === undefined ? [] : [{ ...person, endsAt }]
  })
  const outside = externalWaiting.filter(({ assigneeId }) => due.has(assigneeId))
  const count = members.length + outside.length
  const isAnonymous = review.anonymity === 'ANONYMOUS'
  await respondentsNudged(tx, actor, review, { members, outside, round }, isAnonymous ? 'everybody' : { count })
  return { id: review.id, ...(!isAnonymous && { count }) }
}

/**
 * Reminds one respondent or all who have not answered: once in 24 hours, three times in all, and only if reminders were
 * announced. Returns the count unless it could reveal who has answered. `round`: all its reviews are reminded of.
 */
export const nudgeRespondents = (actor: Actor, { id, assigneeId }: NudgeRespondentsInput, round?: NudgedRound) =>
  transaction(async (tx): Promise<{ id: string; count?: number }> => {
    const review = await lockOwnReview(tx, actor, id)
    if (!review.hasReminders) throw refusals.noReminders()
    return assigneeId === undefined ? nudgeAll(tx, actor, review, round) : nudgeOne(tx, actor, review, assigneeId)
  })
