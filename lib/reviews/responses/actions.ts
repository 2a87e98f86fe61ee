'use server'
import { revalidatePath } from 'next/cache'
import { memberAction, reviewerAction } from '@/lib/access/action'
import { othersFindNothing, othersRefused } from '@/lib/access/declaration'
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

export const saveAnswersAction = memberAction(saveAnswersSchema, saveAnswers, othersRefused('feedback.answer'))
export const submitResponseAction = memberAction(
  submitResponseSchema,
  submitResponse,
  othersRefused('feedback.answer'),
  refresh,
)
export const optOutOfReviewAction = memberAction(
  respondSchema,
  optOutOfReview,
  othersRefused('feedback.answer'),
  refresh,
)
export const undoOptOutAction = memberAction(respondSchema, undoOptOut, othersRefused('feedback.answer'), refresh)
export const declineFutureRoundsAction = memberAction(
  respondSchema,
  declineFutureRounds,
  othersRefused('feedback.answer'),
  refresh,
)
export const rejoinFutureRoundsAction = memberAction(
  respondSchema,
  rejoinFutureRounds,
  othersRefused('feedback.answer'),
  refresh,
)
export const viewReviewAction = memberAction(respondSchema, viewReview, othersRefused('feedback.answer'))

export const saveAnswersByLinkAction = reviewerAction(
  saveAnswersSchema,
  saveAnswers,
  othersFindNothing('feedback.answer'),
)
export const submitResponseByLinkAction = reviewerAction(
  submitResponseSchema,
  submitResponse,
  othersFindNothing('feedback.answer'),
)
export const optOutOfReviewByLinkAction = reviewerAction(
  respondSchema,
  optOutOfReview,
  othersFindNothing('feedback.answer'),
)
export const undoOptOutByLinkAction = reviewerAction(respondSchema, undoOptOut, othersFindNothing('feedback.answer'))
export const declineFutureRoundsByLinkAction = reviewerAction(
  respondSchema,
  declineFutureRounds,
  othersFindNothing('feedback.answer'),
)
export const rejoinFutureRoundsByLinkAction = reviewerAction(
  respondSchema,
  rejoinFutureRounds,
  othersFindNothing('feedback.answer'),
)
export const viewReviewByLinkAction = reviewerAction(respondSchema, viewReview, othersFindNothing('feedback.answer'))

// To the receipt by another request, so that loading the page again sends nothing again.
export const postAnswersAction = memberAction(
  postAnswersSchema,
  postAnswers,
  othersRefused('feedback.answer'),
  ({ intent }, { reviewId }) => {
    if (intent === 'send') redirect(`/feedback/id/${reviewId}`)
  },
)
export const postAnswersByLinkAction = reviewerAction(
  postAnswersSchema,
  postAnswers,
  othersFindNothing('feedback.answer'),
  ({ intent }, { code }) => {
    if (intent === 'send') redirect(`/feedback/rvc-${code}`)
  },
)

export const saveRevisionAction = memberAction(saveAnswersSchema, saveRevision, othersRefused('feedback.answer'))
export const sendRevisionAction = memberAction(
  submitResponseSchema,
  sendRevision,
  othersRefused('feedback.answer'),
  refresh,
)
export const discardRevisionAction = memberAction(
  respondSchema,
  discardRevision,
  othersRefused('feedback.answer'),
  refresh,
)

export const saveRevisionByLinkAction = reviewerAction(
  saveAnswersSchema,
  saveRevision,
  othersFindNothing('feedback.answer'),
)
export const sendRevisionByLinkAction = reviewerAction(
  submitResponseSchema,
  sendRevision,
  othersFindNothing('feedback.answer'),
)
export const discardRevisionByLinkAction = reviewerAction(
  respondSchema,
  discardRevision,
  othersFindNothing('feedback.answer'),
)

export const nameReviewerByLinkAction = reviewerAction(
  nameReviewerSchema,
  nameReviewer,
  othersFindNothing('feedback.answer'),
)
