'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { othersFindNothing } from '@/lib/access/declaration'
import { allowAi } from './commands/allow-ai'
import { deleteSummary } from './commands/delete-summary'
import { editSummary } from './commands/edit-summary'
import { allowAiSchema, deleteSummarySchema, editSummarySchema } from './schema'

const attending = othersFindNothing('meetings.attend')

export const editSummaryAction = memberAction(editSummarySchema, editSummary, attending, refresh)
export const deleteSummaryAction = memberAction(deleteSummarySchema, deleteSummary, attending, refresh)
export const allowAiAction = memberAction(allowAiSchema, allowAi, attending, refresh)
