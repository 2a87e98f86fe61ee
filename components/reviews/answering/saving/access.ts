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
 * The answered review and its access: a mailed code, or the session. `isRevision`: sent answers are being changed.
 * `notice`: what the person reads of its readers.
 */
export type Access = { reviewId: string; code?: string; isRevision?: boolean; notice?: string }

export const hrefOf = ({ reviewId, code }: Access) =>
  code === undefined ? `/feedback/id/${reviewId}` : `/feedback/rvc-${code}`

/** Where sent answers can be changed. */
export const revisionHrefOf = (access: Access) => `${hrefOf(access)}?edit=1`

const inputOf = ({ reviewId, code }: Access) => ({ reviewId, code })

export const saveAnswers = (access: Access, answers: AnswerInput[]) =>
  (access.isRevision ? saveRevisionAction : saveAnswersAction)({ ...inputOf(access), answers })

/** Sends what is saved, without the form's values, because another tab may have saved newer ones. */
export const submitAnswers = (access: Access) =>
  (access.isRevision ? sendRevisionAction : submitResponseAction)({
    ...inputOf(access),
    answers: [],
    notice: access.notice,
  })

export const discardRevision = (access: Access) => discardRevisionAction(inputOf(access))

export const optOutOf = (access: Access) => optOutOfReviewAction(inputOf(access))

export const undoOptOutOf = (access: Access) => undoOptOutAction(inputOf(access))

/** Skips future rounds, or undoes that. */
export const setFutureRounds = (access: Access, areWanted: boolean) =>
  (areWanted ? rejoinFutureRoundsAction : declineFutureRoundsAction)(inputOf(access))

export const markViewed = (access: Access) => viewReviewAction(inputOf(access))
