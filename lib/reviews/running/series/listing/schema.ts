// The series that go on, for those who may end them: one's own, and for an Admin everybody's. This part owns nothing.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const seriesFilterSchema = z.object({
  /** The one whose details are open. */
  series: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
})
export type SeriesFilter = z.infer<typeof seriesFilterSchema>
