'use server'
import { redirect } from 'next/navigation'
import { reviewerAction } from '@/lib/access/action'
import { nameReviewer } from './commands/name-reviewer'
import { postAnswers } from './commands/post-answers'
import { nameReviewerSchema, postAnswersSchema } from './schema'

export const nameReviewerByLinkAction = reviewerAction(nameReviewerSchema, nameReviewer)

// To the receipt by another request, so that loading the page again sends nothing again.
export const postAnswersByLinkAction = reviewerAction(postAnswersSchema, postAnswers, ({ intent }, { code }) => {
  if (intent === 'send') redirect(`/feedback/rvc-${code}`)
})
