// AI drafts a meeting's summary from its attendees' text, and they edit and delete it. This part owns the summary and
// the meeting's AI switch. It shows a summary only to people who were in every source meeting.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { textUpTo } from '@/lib/shared/text-schema'
import { summaryLimits, summaryRanges } from './rules'

export const summarizeMeetingSchema = z.object({ id: idSchema, pressId: idSchema, range: z.enum(summaryRanges) })
export type SummarizeMeetingInput = z.infer<typeof summarizeMeetingSchema>

export const editSummarySchema = z.object({
  id: idSchema,
  version: z.number().int().min(1),
  text: textUpTo(summaryLimits.text, 'A summary').min(1, 'Write a summary, or delete it.'),
})
export type EditSummaryInput = z.infer<typeof editSummarySchema>

export const deleteSummarySchema = z.object({ id: idSchema })
export type DeleteSummaryInput = z.infer<typeof deleteSummarySchema>

export const allowAiSchema = z.object({ id: idSchema, isAllowed: z.boolean() })
export type AllowAiInput = z.infer<typeof allowAiSchema>
