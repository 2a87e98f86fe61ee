'use server'
import { revalidatePath } from 'next/cache'
import { memberAction, reviewerAction } from '@/lib/access/action'
import { declineFutureRounds } from './commands/decline-future-rounds'
import { optOutOfReview } from './commands/opt-out-of-review'
import { rejoinFutureRounds } from './commands/rejoin-future-rounds'
import { saveAnswers } from './commands/save-answers'
import { submitResponse } from './commands/submit-response'
import { undoOptOut } from './commands/undo-opt-out'
import { viewReview } from './commands/view-review'
import { respondSchema, saveAnswersSchema, submitResponseSchema } from './schema'

const refresh = ({ id }: { id: string }) => revalidatePath(`/feedback/id/${id}`)

export const saveAnswersAction = memberAction(saveAnswersSchema, saveAnswers)
export const submitResponseAction = memberAction(submitResponseSchema, submitResponse, refresh)
export const optOutOfReviewAction = memberAction(respondSchema, optOutOfReview, refresh)
export const undoOptOutAction = memberAction(respondSchema, undoOptOut, refresh)
export const declineFutureRoundsAction = memberAction(respondSchema, declineFutureRounds, refresh)
export const rejoinFutureRoundsAction = memberAction(respondSchema, rejoinFutureRounds, refresh)
export const viewReviewAction = memberAction(respondSchema, viewReview)

export const saveAnswersByLinkAction = reviewerAction(saveAnswersSchema, saveAnswers)
export const submitResponseByLinkAction = reviewerAction(submitResponseSchema, submitResponse)
export const optOutOfReviewByLinkAction = reviewerAction(respondSchema, optOutOfReview)
export const undoOptOutByLinkAction = reviewerAction(respondSchema, undoOptOut)
export const declineFutureRoundsByLinkAction = reviewerAction(respondSchema, declineFutureRounds)
export const rejoinFutureRoundsByLinkAction = reviewerAction(respondSchema, rejoinFutureRounds)
export const viewReviewByLinkAction = reviewerAction(respondSchema, viewReview)
