// The handover of what somebody asked who has left since. It owns nothing: an Admin becomes the creator of the reviews
// they take over. It refuses to hand on answers that were given, under names, to the one who left and not to the Admins;
// those an Admin can only close and release, unread.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const takeOverReviewsSchema = z.object({ memberId: idSchema })
export type TakeOverReviewsInput = z.infer<typeof takeOverReviewsSchema>

export const leftFilterSchema = z.object({
  /** The review whose details are open. */
  review: idSchema.optional().catch(undefined),
})
