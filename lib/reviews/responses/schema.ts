// A response holds one respondent's answers: a draft until it is sent, and counted in nothing before. In an anonymous
// review its owner is a hash, and the close destroys the key of that hash.
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
 * Only the parts that the question asks for are read. `known` lists the saved values the writer has seen; a save over
 * any other value is refused.
 */
export const answerSchema = partsSchema.extend({
  questionId: idSchema,
  known: z.array(partsSchema).max(2).optional(),
})
export type AnswerInput = z.infer<typeof answerSchema>

const answersSchema = z.array(answerSchema).max(limits.questions)

/** `code` is an external reviewer's; members have none. */
export const saveAnswersSchema = z.object({
  reviewId: idSchema,
  code: z.string().max(100).optional(),
  answers: answersSchema.min(1),
})
export type SaveAnswersInput = z.infer<typeof saveAnswersSchema>

/** The sentence about readers that the writer saw; it has to hold still. */
const noticeSchema = z.string().max(5000).optional()

/** Saved answers may be left out. */
export const submitResponseSchema = saveAnswersSchema.extend({ answers: answersSchema, notice: noticeSchema })
export type SubmitResponseInput = z.infer<typeof submitResponseSchema>

export const respondSchema = z.object({ reviewId: idSchema, code: z.string().max(100).optional() })
export type RespondInput = z.infer<typeof respondSchema>

/** `edit` opens the sent answers for changes. */
export const answeringSchema = z.object({ edit: z.literal('1').optional().catch(undefined) })

const nameSchema = lineUpTo(limits.externalName, 'A name')

/**
 * The fields of questions are named by `answerField`; `intent` saves or sends; external reviewers add `code` and
 * `name`.
 */
export const postAnswersSchema = z
  .object({
    reviewId: idSchema,
    code: z.string().max(100).optional(),
    intent: z.enum(['save', 'send']).default('save'),
    /** Set when sent answers are changed. */
    revision: z.literal('1').optional(),
    name: nameSchema.optional(),
    notice: noticeSchema,
  })
  // An invalid answer gets its own message and blocks no other.
  .catchall(z.string())
export type PostAnswersInput = z.infer<typeof postAnswersSchema>

export const nameReviewerSchema = z.object({
  reviewId: idSchema,
  code: z.string().max(100).optional(),
  name: nameSchema,
})
export type NameReviewerInput = z.infer<typeof nameReviewerSchema>
