// A response is what one respondent writes: a draft until they send it, and counted in nothing before that.
// Of an anonymous review it knows its owner only through a hash whose key is destroyed at close.
import { fullCount, isStorable, UNSTORABLE } from '@/lib/shared/text'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { lineUpTo } from '@/lib/shared/text-schema'
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

const LONG = fullCount(limits.longAnswer)

const partsSchema = z.object({
  text: z
    .string()
    .max(limits.longAnswer, `An answer may have at most ${LONG} characters.`)
    .refine(isStorable, UNSTORABLE)
    .optional(),
  score: z.number().int().min(0).max(10).nullable().optional(),
  yes: z.boolean().nullable().optional(),
  optionIds: z.array(idSchema).max(limits.options.max).optional(),
})

/**
 * One answer as it arrives: only the parts that its question asks for are looked at. Where it says what its writer knows to
 * be kept so far, which is what the server had and what was sent since and not heard of, nothing else is written over.
 */
export const answerSchema = partsSchema.extend({
  questionId: idSchema,
  known: z.array(partsSchema).max(2).optional(),
})
export type AnswerInput = z.infer<typeof answerSchema>

const answersSchema = z.array(answerSchema).max(limits.questions)

/** `code` is there when somebody without an account answers; a member needs none. */
export const saveAnswersSchema = z.object({
  reviewId: idSchema,
  code: z.string().max(100).optional(),
  answers: answersSchema.min(1),
})
export type SaveAnswersInput = z.infer<typeof saveAnswersSchema>

/** What is saved already need not come along. */
export const submitResponseSchema = saveAnswersSchema.extend({ answers: answersSchema })

export const respondSchema = z.object({ reviewId: idSchema, code: z.string().max(100).optional() })
export type RespondInput = z.infer<typeof respondSchema>

/** How an answering page is opened: to answer or read, or to change what was sent. */
export const answeringSchema = z.object({ edit: z.literal('1').optional().catch(undefined) })

const nameSchema = lineUpTo(limits.outsideName, 'A name')

/**
 * Beside these stand the fields of the questions, named as `answerField` says. The button tells whether the form is to be
 * kept or sent. `code` and `name` are there when somebody without an account answers.
 */
export const postAnswersSchema = z
  .object({
    reviewId: idSchema,
    code: z.string().max(100).optional(),
    intent: z.enum(['save', 'send']).default('save'),
    /** There when what was sent is being changed. */
    revision: z.literal('1').optional(),
    name: nameSchema.optional(),
  })
  // What a question cannot take is named beside it, and holds back nothing else.
  .catchall(z.string())
export type PostAnswersInput = z.infer<typeof postAnswersSchema>

export const nameReviewerSchema = z.object({
  reviewId: idSchema,
  code: z.string().max(100).optional(),
  name: nameSchema,
})
export type NameReviewerInput = z.infer<typeof nameReviewerSchema>
