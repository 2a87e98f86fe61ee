// Quick feedback is a review made in one dialog: a question to a few people about the creator, or a note about a
// colleague. This part sends and answers it; its readers follow the rules of every review.
import { z } from 'zod'
import { emailSchema } from '@/lib/members/schema'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { textUpTo } from '@/lib/shared/text-schema'
import { daySchema } from '@/lib/reviews/model/schema'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { quickLimits, tooManyForQuestion } from './rules/quick-words'

const peopleSchema = z.array(idSchema).max(quickLimits.people, tooManyForQuestion)

const askedCount = (ask: Record<'assigneeIds' | 'invitationIds' | 'addresses', string[]>) =>
  ask.assigneeIds.length + ask.invitationIds.length + ask.addresses.length

export const askFieldsSchema = z
  .object({
    assigneeIds: peopleSchema,
    invitationIds: peopleSchema,
    /** Invited with the question. */
    addresses: z
      .array(emailSchema)
      .max(quickLimits.people)
      .transform((emails) => [...new Set(emails)]),
    question: textUpTo(limits.question, 'A question').min(1, 'Write your question.'),
    closesOn: daySchema.min(1, 'Choose a day.'),
  })
  .refine((ask) => askedCount(ask) > 0, {
    path: ['assigneeIds'],
    message: 'Choose who to ask.',
  })
  .refine((ask) => askedCount(ask) <= quickLimits.people, {
    path: ['assigneeIds'],
    message: tooManyForQuestion,
  })
export type AskFieldsInput = z.input<typeof askFieldsSchema>

export const askQuicklySchema = askFieldsSchema.safeExtend({ madeId: madeIdSchema })
export type AskQuicklyInput = z.infer<typeof askQuicklySchema>

export const noteFieldsSchema = z.object({
  memberId: z.string().min(1, 'Choose a colleague.').pipe(idSchema),
  text: textUpTo(limits.longAnswer, 'Feedback').min(1, 'Write your feedback.'),
  readers: z.enum(['subject', 'manager']),
})
export type NoteFieldsInput = z.input<typeof noteFieldsSchema>

export const giveNoteSchema = noteFieldsSchema.extend({ madeId: madeIdSchema })
export type GiveNoteInput = z.infer<typeof giveNoteSchema>

export const answerQuickAskSchema = z.object({
  reviewId: idSchema,
  text: textUpTo(limits.longAnswer, 'An answer').min(1, 'Write your answer.'),
})
export type AnswerQuickAskInput = z.infer<typeof answerQuickAskSchema>

export const noteReadersSchema = z.object({ id: idSchema })
export type NoteReadersInput = z.infer<typeof noteReadersSchema>

export const askableSchema = z.object({ query: searchText(100) })
