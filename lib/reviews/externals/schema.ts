// Somebody outside has no account: an e-mailed code is all they come with. They answer with or without a script in their
// browser, and what is known of them is an address, a name if they give one, and that they agreed to being asked.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { isStorable, UNSTORABLE } from '@/lib/shared/text'
import { limits } from '../limits/rules'

const byLink = { reviewId: idSchema, code: z.string().max(100).optional() }

const name = z
  .string()
  .trim()
  .max(limits.outsideName, `A name may have at most ${limits.outsideName} characters.`)
  .refine(isStorable, UNSTORABLE)

export const nameReviewerSchema = z.object({ ...byLink, name })
export type NameReviewerInput = z.infer<typeof nameReviewerSchema>

/**
 * A form as a browser without its script sends it: beside these the fields of the questions, named as `answerField` says.
 * The button tells whether it is to be kept or sent.
 */
export const postAnswersSchema = z
  .object({
    ...byLink,
    intent: z.enum(['save', 'send']).default('save'),
    /** There when what was sent is being changed. */
    revision: z.literal('1').optional(),
    name: name.optional(),
  })
  .catchall(z.string().refine(isStorable, UNSTORABLE))
export type PostAnswersInput = z.infer<typeof postAnswersSchema>
