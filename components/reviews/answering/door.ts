import {
  optOutOfReviewAction,
  optOutOfReviewByLinkAction,
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

/** Which review is answered, and through which door: with an e-mailed code, or without one by whoever is signed in. */
export type Door = { reviewId: string; code?: string }

export const saveThrough = (door: Door, answers: AnswerInput[]) =>
  door.code === undefined ? saveAnswersAction({ ...door, answers }) : saveAnswersByLinkAction({ ...door, answers })

export const submitThrough = (door: Door, answers: AnswerInput[]) =>
  door.code === undefined
    ? submitResponseAction({ ...door, answers })
    : submitResponseByLinkAction({ ...door, answers })

export const optOutThrough = (door: Door) =>
  door.code === undefined ? optOutOfReviewAction(door) : optOutOfReviewByLinkAction(door)

export const undoOptOutThrough = (door: Door) =>
  door.code === undefined ? undoOptOutAction(door) : undoOptOutByLinkAction(door)

export const viewThrough = (door: Door) =>
  door.code === undefined ? viewReviewAction(door) : viewReviewByLinkAction(door)
