'use server'
import { redirect } from 'next/navigation'
import { memberAction, reviewerAction } from '@/lib/access/action'
import { postAnswers } from './commands/post-answers'
import { postAnswersSchema } from './schema'

// To the receipt by another request, so that loading the page again sends nothing again.
export const postAnswersAction = memberAction(postAnswersSchema, postAnswers, ({ intent }, { reviewId }) => {
  if (intent === 'send') redirect(`/feedback/id/${reviewId}`)
})
export const postAnswersByLinkAction = reviewerAction(postAnswersSchema, postAnswers, ({ intent }, { code }) => {
  if (intent === 'send') redirect(`/feedback/rvc-${code}`)
})
