// Sharing lets one more person read the results of a review that was sent. Whoever asked may do so until the first answer
// is there, because those who answer were told who will read it; the person it is about may pass on what was released to
// them. It refuses to let anybody in on an answer who was not named when it was given, other than through its subject.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const shareReviewSchema = z.object({ id: idSchema, memberId: z.uuid('Choose somebody.') })
export type ShareReviewInput = z.infer<typeof shareReviewSchema>

export const unshareReviewSchema = z.object({ id: idSchema, memberId: idSchema })
export type UnshareReviewInput = z.infer<typeof unshareReviewSchema>
