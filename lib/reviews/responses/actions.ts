'use server'
import { revalidatePath } from 'next/cache'
import { memberAction, reviewerAction } from '@/lib/access/action'
import { saveAnswersSchema, submitResponseSchema, respondSchema, postAnswersSchema, nameReviewerSchema } from './schema'
import { saveAnswers } from './commands/save-answers'
import { submitResponse } from './commands/submit-response'
import { optOutOfReview } from './commands/opt-out-of-review'
import { undoOptOut } from './commands/undo-opt-out'
import { declineFutureRounds } from './commands/decline-future-rounds'
import { rejoinFutureRounds } from './commands/rejoin-future-rounds'
import { viewReview } from './commands/view-review'
import { postAnswers } from './commands/post-answers'
import { redirect } from 'next/navigation'
import { saveRevision } from './commands/save-revision'
import { sendRevision } from './commands/send-revision'
import { discardRevision } from './commands/discard-revision'
import { nameReviewer } from './commands/name-reviewer'

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

// To the receipt by another request, so that loading the page again sends nothing again.
export const postAnswersAction = memberAction(postAnswersSchema, postAnswers, ({ intent }, { reviewId }) => {
  if (intent === 'send') redirect(`/feedback/id/${reviewId}`)
})
export const postAnswersByLinkAction = reviewerAction(postAnswersSchema, postAnswers, ({ intent }, { code }) => {
  if (intent === 'send') redirect(`/feedback/rvc-${code}`)
})

export const saveRevisionAction = memberAction(saveAnswersSchema, saveRevision)
export const sendRevisionAction = memberAction(submitResponseSchema, sendRevision, refresh)
export const discardRevisionAction = memberAction(respondSchema, discardRevision, refresh)

export const saveRevisionByLinkAction = reviewerAction(saveAnswersSchema, saveRevision)
export const sendRevisionByLinkAction = reviewerAction(submitResponseSchema, sendRevision)
export const discardRevisionByLinkAction = reviewerAction(respondSchema, discardRevision)

export const nameReviewerByLinkAction = reviewerAction(nameReviewerSchema, nameReviewer)
