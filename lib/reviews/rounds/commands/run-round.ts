import 'server-only'
import type { RoundStep, RunRoundInput } from '@/lib/reviews/rounds/schema'
import type { Actor } from '@/lib/access/actor'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { Refusal } from '@/lib/shared/refusal'
import { db } from '@/lib/platform/db'
import { canRunReview } from '@/lib/reviews/model/policy'
import { notYourReview, noSuchRound } from '@/lib/reviews/model/refusals'
import type { NudgedRound } from '@/lib/reviews/respondents/notices/respondents-nudged'
import { listWaitingOften } from '@/lib/reviews/rounds/queries/list-waiting-often'
import { isForSubject, reviewsForStep } from '@/lib/reviews/rounds/rules'

const reviewSelect = {
  id: true,
  creatorId: true,
  subjectId: true,
  subject: { select: { status: true } },
  seenBySubject: true,
  status: true,
  answeredCount: true,
  hasReminders: true,
  series: { select: { id: true, nextOn: true } },
} as const

const select = { creatorId: true, title: true, reviews: { orderBy: { id: 'asc' }, select: reviewSelect } } as const

type Stepped = { id: string; series: { id: string } | null }

type Step = (actor: Actor, review: Stepped, round: NudgedRound) => Promise<unknown>

const commands: Record<RoundStep, Step> = {
  remind: (actor, { id }, round) => nudgeRespondents(actor, { id }, round),
  close: (actor, { id }) => closeReview(actor, { id }),
  release: (actor, { id }) => releaseReview(actor, { id }),
  // Each review repeats in its own series.
  end: async (actor, { series }) => series && endSeries(actor, { id: series.id }),
}

/** A rate limit passes, so it explains the whole round better than reviews that have nobody left. */
const reasonForAll = (reasons: unknown[]) =>
  reasons.find((reason) => reason instanceof Refusal && reason.code === 'too-many') ?? reasons[0]

/**
 * Runs each review in its own transaction, so that a repeat resumes where it stopped. `count` leaves out refused
 * reviews; throws when all refuse.
 */
export async function runRound(actor: Actor, { id, step }: RunRoundInput): Promise<{ count: number }> {
  const where = { id, workspaceId: actor.workspaceId }
  const round = await db.reviewRound.findFirst({ relationLoadStrategy: 'join', where, select })
  if (!round) throw noSuchRound()
  if (!canRunReview(actor, round)) throw notYourReview()
  const own = round.reviews
    .filter((review) => canRunReview(actor, review))
    .map((review) => ({
      ...review,
      isRepeated: review.series !== null && review.series.nextOn !== null,
      // Each review says itself why it can't be released, or nobody be reminded.
      isReleasable: isForSubject(review),
      isNudgeable: true,
    }))
  const stepped = reviewsForStep(own, step)
  const memberIds = await listWaitingOften(stepped.map((review) => review.id))
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (const review of stepped) {
    const running = commands[step](actor, review, { id, title: round.title, memberIds })
    outcomes.push(...(await Promise.allSettled([running])))
  }
  const reasons = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const failure = reasons.find((reason) => !(reason instanceof Refusal))
  if (failure !== undefined) throw failure
  if (reasons.length > 0 && reasons.length === outcomes.length) throw reasonForAll(reasons)
  return { count: outcomes.length - reasons.length }
}
