'use server'
import { revalidatePath } from 'next/cache'
import { memberAction, reviewerAction } from '@/lib/access/action'
import { respondSchema, saveAnswersSchema, submitResponseSchema } from '@/lib/reviews/answering/responses/schema'
import { discardRevision } from './commands/discard-revision'
import { saveRevision } from './commands/save-revision'
import { sendRevision } from './commands/send-revision'

const refresh = ({ id }: { id: string }) => revalidatePath(`/feedback/id/${id}`)

export const saveRevisionAction = memberAction(saveAnswersSchema, saveRevision)
export const sendRevisionAction = memberAction(submitResponseSchema, sendRevision, refresh)
export const discardRevisionAction = memberAction(respondSchema, discardRevision, refresh)

export const saveRevisionByLinkAction = reviewerAction(saveAnswersSchema, saveRevision)
export const sendRevisionByLinkAction = reviewerAction(submitResponseSchema, sendRevision)
export const discardRevisionByLinkAction = reviewerAction(respondSchema, discardRevision)
