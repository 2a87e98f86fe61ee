'use server'
import { revalidatePath } from 'next/cache'
import { respondentAction, reviewerAction } from '@/lib/access/action'
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

// The page behind a link refreshes by itself.
const refresh = ({ id }: { id: string }, { code }: { code?: string | undefined }) => {
  if (code === undefined) revalidatePath(`/feedback/id/${id}`)
}

const asked = othersRefused('feedback.answer')

export const saveAnswersAction = respondentAction(saveAnswersSchema, saveAnswers, asked)
export const submitResponseAction = respondentAction(submitResponseSchema, submitResponse, asked, refresh)
export const optOutOfReviewAction = respondentAction(respondSchema, optOutOfReview, asked, refresh)
export const undoOptOutAction = respondentAction(respondSchema, undoOptOut, asked, refresh)
export const declineFutureRoundsAction = respondentAction(respondSchema, declineFutureRounds, asked, refresh)
export const rejoinFutureRoundsAction = respondentAction(respondSchema, rejoinFutureRounds, asked, refresh)
export const viewReviewAction = respondentAction(respondSchema, viewReview, asked)

// Redirects to the receipt, so that a reload sends nothing again.
export const postAnswersAction = respondentAction(postAnswersSchema, postAnswers, asked, ({ intent }, input) => {
  const { reviewId, code } = input
  if (intent === 'send') redirect(code === undefined ? `/feedback/id/${reviewId}` : `/feedback/rvc-${code}`)
})

export const saveRevisionAction = respondentAction(saveAnswersSchema, saveRevision, asked)
export const sendRevisionAction = respondentAction(submitResponseSchema, sendRevision, asked, refresh)
export const discardRevisionAction = respondentAction(respondSchema, discardRevision, asked, refresh)

export const nameReviewerAction = reviewerAction(nameReviewerSchema, nameReviewer, othersFindNothing('feedback.answer'))
