// The handover of reviews whose creator has left: an Admin becomes their creator. It owns no table. It refuses to hand
// over named answers that were promised to the leaver and not to Admins; an Admin can only close and release those
// unread.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const takeOverReviewsSchema = z.object({ memberId: idSchema })
export type TakeOverReviewsInput = z.infer<typeof takeOverReviewsSchema>

export const leftFilterSchema = z.object({
  review: idSchema.optional().catch(undefined),
})
