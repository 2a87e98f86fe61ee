// The summary of a meeting is drafted by AI from what the people in it wrote, and theirs to edit and to delete.
// This part owns the one summary a meeting has and the switch that keeps AI out of a meeting. It shows a summary to
// nobody who was not in every meeting it was drafted from.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { textUpTo } from '@/lib/shared/text-schema'
import { summaryLimits, summaryRanges } from './rules'

/** `pressId` tells one press from another: the same one twice is one request. */
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
