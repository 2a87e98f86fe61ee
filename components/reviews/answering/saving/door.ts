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

/** The answered review and its access: a mailed code, or the session. `isRevision`: sent answers are being changed. */
export type Door = { reviewId: string; code?: string; isRevision?: boolean }

export const hrefOf = ({ reviewId, code }: Door) =>
  code === undefined ? `/feedback/id/${reviewId}` : `/feedback/rvc-${code}`

/** Where sent answers can be changed. */
export const revisionHrefOf = (door: Door) => `${hrefOf(door)}?edit=1`

const inputOf = ({ reviewId, code }: Door) => ({ reviewId, code })

export const saveThrough = (door: Door, answers: AnswerInput[]) =>
  (door.isRevision ? saveRevisionAction : saveAnswersAction)({ ...inputOf(door), answers })

/** Sends what is saved, without the form's values, because another tab may have saved newer ones. */
export const submitThrough = (door: Door) =>
  (door.isRevision ? sendRevisionAction : submitResponseAction)({ ...inputOf(door), answers: [] })

export const discardThrough = (door: Door) => discardRevisionAction(inputOf(door))

export const optOutThrough = (door: Door) => optOutOfReviewAction(inputOf(door))

export const undoOptOutThrough = (door: Door) => undoOptOutAction(inputOf(door))

/** Skips future rounds, or undoes that. */
export const futureRoundsThrough = (door: Door, areWanted: boolean) =>
  (areWanted ? rejoinFutureRoundsAction : declineFutureRoundsAction)(inputOf(door))

export const viewThrough = (door: Door) => viewReviewAction(inputOf(door))
