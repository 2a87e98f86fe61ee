// A form as a browser sends it by itself, while its script is not there: on a slow line, or where none runs. All of it
// comes at once, to be kept or sent. It refuses nothing that can be kept, and names all that is to be mended.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { nameSchema } from '@/lib/reviews/answering/externals/schema'

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
