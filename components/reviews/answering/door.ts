import {
  declineFutureRoundsAction,
  discardRevisionAction,
  optOutOfReviewAction,
  rejoinFutureRoundsAction,
  saveAnswersAction,
  saveRevisionAction,
  sendRevisionAction,
  submitResponseAction,
  undoOptOutAction,
  viewReviewAction,
} from '@/lib/reviews/responses/actions'
import type { AnswerInput } from '@/lib/reviews/responses/schema'

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

export const saveThrough = (door: Door, answers: AnswerInput[]) =>
  (door.isRevision ? saveRevisionAction : saveAnswersAction)({ ...inputOf(door), answers })

/** Sends what is saved. An answer that came along could be older than what another page has saved of it. */
export const submitThrough = (door: Door) =>
  (door.isRevision ? sendRevisionAction : submitResponseAction)({ ...inputOf(door), answers: [] })

export const discardThrough = (door: Door) => discardRevisionAction(inputOf(door))

export const optOutThrough = (door: Door) => optOutOfReviewAction(inputOf(door))

export const undoOptOutThrough = (door: Door) => undoOptOutAction(inputOf(door))

/** Leaves out the next rounds of the review, or takes that back. */
export const futureRoundsThrough = (door: Door, areWanted: boolean) =>
  (areWanted ? rejoinFutureRoundsAction : declineFutureRoundsAction)(inputOf(door))

export const viewThrough = (door: Door) => viewReviewAction(inputOf(door))
