// A release lets the person a review is about read it. This part owns what happens around it: hiding an answer that would
// only hurt before anybody reads it, the release itself, and the word that comes back. It refuses to take a release back.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { fullCount, isStorable, UNSTORABLE } from '@/lib/shared/text'
import { releaseLimits } from './rules'

const words = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `${what} may have at most ${fullCount(max)} characters.`)
    .refine(isStorable, UNSTORABLE)

export const releaseReviewSchema = z.object({ id: idSchema, note: words(releaseLimits.note, 'The note').default('') })
export type ReleaseReviewInput = z.input<typeof releaseReviewSchema>

export const answerIdSchema = z.object({ id: idSchema })
export type AnswerIdInput = z.infer<typeof answerIdSchema>

export const hideAnswerSchema = z.object({
  id: idSchema,
  reason: words(releaseLimits.reason, 'The reason').min(1, 'Say why it should not be read.'),
})
export type HideAnswerInput = z.infer<typeof hideAnswerSchema>

export const acknowledgeReviewSchema = z.object({ id: idSchema, comment: words(releaseLimits.comment, 'Your words') })
export type AcknowledgeReviewInput = z.infer<typeof acknowledgeReviewSchema>
