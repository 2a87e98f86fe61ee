// A series is a repeating review. It owns when the next occurrence is due and why it ended; each occurrence is a
// review. It refuses to send what its creator may no longer send, and ends instead.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const endSeriesSchema = z.object({ id: idSchema })
export type EndSeriesInput = z.infer<typeof endSeriesSchema>

/** `groupId` is a team or a tag. */
export const unfollowGroupSchema = z.object({ id: idSchema, groupId: idSchema })
export type UnfollowGroupInput = z.infer<typeof unfollowGroupSchema>

export const seriesFilterSchema = z.object({
  /** The series whose details are open. */
  series: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
})
export type SeriesFilter = z.infer<typeof seriesFilterSchema>
