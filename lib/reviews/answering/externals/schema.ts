// Somebody outside has no account: an e-mailed code is all they come with. What is known of them is an address, a name if
// they give one, and that they agreed to being asked. It refuses to keep a name beside answers that are given without one.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { isStorable, UNSTORABLE } from '@/lib/shared/text'
import { limits } from '@/lib/reviews/limits/rules'

export const nameSchema = z
  .string()
  .trim()
  .max(limits.outsideName, `A name may have at most ${limits.outsideName} characters.`)
  .refine(isStorable, UNSTORABLE)

export const nameReviewerSchema = z.object({
  reviewId: idSchema,
  code: z.string().max(100).optional(),
  name: nameSchema,
})
export type NameReviewerInput = z.infer<typeof nameReviewerSchema>
