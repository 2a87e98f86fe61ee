import {
  declineFutureRoundsAction,
  declineFutureRoundsByLinkAction,
  optOutOfReviewAction,
  optOutOfReviewByLinkAction,
  rejoinFutureRoundsAction,
  rejoinFutureRoundsByLinkAction,
  saveAnswersAction,
  saveAnswersByLinkAction,
  submitResponseAction,
  submitResponseByLinkAction,
  undoOptOutAction,
  undoOptOutByLinkAction,
  viewReviewAction,
  viewReviewByLinkAction,
} from '@/lib/reviews/responses/actions'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import {
  discardRevisionAction,
  discardRevisionByLinkAction,
  saveRevisionAction,
  saveRevisionByLinkAction,
  sendRevisionAction,
  sendRevisionByLinkAction,
} from '@/lib/reviews/responses/actions'

/**
 * Which review is answered, and through which door: with an e-mailed code, or without one by whoever is signed in.
 * `isRevision` when what was sent is being changed.
 */
export type Door = { reviewId: string; code?: string; isRevision?: boolean }

/** Where the review is answered. */
export const hrefOf = ({ reviewId, code }: Door) =>
  code === undefined ? `/feedback/id/${reviewId}` : `/feedback/rvc-${code}`

/** Where what was sent can be changed. */
export const revisionHrefOf = (door: Door) => `${hrefOf(door)}?edit=1`

const inputOf = ({ reviewId, code }: Door) => ({ reviewId, code })

export function saveThrough(door: Door, answers: AnswerInput[]) {
  const input = { ...inputOf(door), answers }
  if (door.isRevision) return door.code === undefined ? saveRevisionAction(input) : saveRevisionByLinkAction(input)
  return door.code === undefined ? saveAnswersAction(input) : saveAnswersByLinkAction(input)
}

/** Sends what is saved. An answer that came along could be older than what another page has saved of it. */
export function submitThrough(door: Door) {
  const input = { ...inputOf(door), answers: [] }
  if (door.isRevision) return door.code === undefined ? sendRevisionAction(input) : sendRevisionByLinkAction(input)
  return door.code === undefined ? submitResponseAction(input) : submitResponseByLinkAction(input)
}

export const discardThrough = (door: Door) =>
  door.code === undefined ? discardRevisionAction(inputOf(door)) : discardRevisionByLinkAction(inputOf(door))

export const optOutThrough = (door: Door) =>
  door.code === undefined ? optOutOfReviewAction(inputOf(door)) : optOutOfReviewByLinkAction(inputOf(door))

export const undoOptOutThrough = (door: Door) =>
  door.code === undefined ? undoOptOutAction(inputOf(door)) : undoOptOutByLinkAction(inputOf(door))

/** Leaves out the next rounds of the review, or takes that back. */
export function futureRoundsThrough(door: Door, areWanted: boolean) {
  const input = inputOf(door)
  if (areWanted)
    return door.code === undefined ? rejoinFutureRoundsAction(input) : rejoinFutureRoundsByLinkAction(input)
  return door.code === undefined ? declineFutureRoundsAction(input) : declineFutureRoundsByLinkAction(input)
}

export const viewThrough = (door: Door) =>
  door.code === undefined ? viewReviewAction(inputOf(door)) : viewReviewByLinkAction(inputOf(door))
