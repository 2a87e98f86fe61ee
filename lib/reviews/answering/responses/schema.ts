// A response is what one respondent writes: a draft until they send it, and counted in nothing before that.
// Of an anonymous review it knows its owner only through a hash whose key is destroyed at close.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { isStorable, UNSTORABLE } from '@/lib/shared/text'
import { limits } from '../../limits/rules'

const LONG = limits.longAnswer.toLocaleString('en-US')

/** One answer as it arrives: only the parts that its question asks for are looked at. */
export const answerSchema = z.object({
  questionId: idSchema,
  text: z
    .string()
    .max(limits.longAnswer, `An answer may have at most ${LONG} characters.`)
    .refine(isStorable, UNSTORABLE)
    .optional(),
  score: z.number().int().min(0).max(10).nullable().optional(),
  yes: z.boolean().nullable().optional(),
  optionIds: z.array(idSchema).max(limits.options.max).optional(),
})
export type AnswerInput = z.infer<typeof answerSchema>

/** `code` is there when somebody without an account answers; a member needs none. */
export const saveAnswersSchema = z.object({
  reviewId: idSchema,
  code: z.string().max(100).optional(),
  answers: z.array(answerSchema).min(1).max(limits.questions),
})
export type SaveAnswersInput = z.infer<typeof saveAnswersSchema>

export const respondSchema = z.object({ reviewId: idSchema, code: z.string().max(100).optional() })
export type RespondInput = z.infer<typeof respondSchema>

/** How an answering page is opened: to answer or read, or to change what was sent. */
export const answeringSchema = z.object({ edit: z.literal('1').optional().catch(undefined) })
