// A series is a review that comes again. It owns when the next occurrence is due and why no more will come; each occurrence is a
// review of its own. It refuses to send what its creator may no longer send, and ends instead.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const endSeriesSchema = z.object({ id: idSchema })
export type EndSeriesInput = z.infer<typeof endSeriesSchema>

/** The review, and the team or tag it is about. */
export const unfollowCrowdSchema = z.object({ id: idSchema, crowdId: idSchema })
export type UnfollowCrowdInput = z.infer<typeof unfollowCrowdSchema>

export const seriesFilterSchema = z.object({
  /** The one whose details are open. */
  series: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
})
export type SeriesFilter = z.infer<typeof seriesFilterSchema>
