// Quick words are reviews made in one dialog: a question to a few people about oneself, and a note about a colleague.
// This part sends and answers them; who reads them is decided where it is decided for every review.
import { z } from 'zod'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { textUpTo } from '@/lib/shared/text-schema'
import { daySchema } from '@/lib/reviews/model/schema'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { quickLimits } from './rules/quick-words'

const peopleSchema = z.array(idSchema).max(quickLimits.people, `Choose at most ${quickLimits.people} people.`)

export const askQuicklySchema = z
  .object({
    madeId: madeIdSchema,
    assigneeIds: peopleSchema,
    /** Of people who have yet to join. */
    invitationIds: peopleSchema,
    question: textUpTo(limits.question, 'A question').min(1, 'Write your question.'),
    closesOn: daySchema.min(1, 'Choose a day.'),
  })
  .refine(({ assigneeIds, invitationIds }) => assigneeIds.length + invitationIds.length > 0, {
    path: ['assigneeIds'],
    message: 'Choose who to ask.',
  })
  .refine(({ assigneeIds, invitationIds }) => assigneeIds.length + invitationIds.length <= quickLimits.people, {
    path: ['assigneeIds'],
    message: `Choose at most ${quickLimits.people} people.`,
  })
export type AskQuicklyInput = z.infer<typeof askQuicklySchema>

export const giveNoteSchema = z.object({
  madeId: madeIdSchema,
  memberId: z.string().min(1, 'Choose a colleague.').pipe(idSchema),
  text: textUpTo(limits.longAnswer, 'Feedback').min(1, 'Write your feedback.'),
  readers: z.enum(['subject', 'manager']),
})
export type GiveNoteInput = z.infer<typeof giveNoteSchema>

export const answerQuickAskSchema = z.object({
  reviewId: idSchema,
  text: textUpTo(limits.longAnswer, 'An answer').min(1, 'Write your answer.'),
})
export type AnswerQuickAskInput = z.infer<typeof answerQuickAskSchema>

export const noteReadersSchema = z.object({ id: idSchema })
export type NoteReadersInput = z.infer<typeof noteReadersSchema>

export const askableSchema = z.object({ query: searchText(100) })
