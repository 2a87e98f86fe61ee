// A series is a review that comes again. It owns when the next occurrence is due and why no more will come; each occurrence is a
// review of its own. It refuses to send what its creator may no longer send, and ends instead.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const endSeriesSchema = z.object({ id: idSchema })
export type EndSeriesInput = z.infer<typeof endSeriesSchema>
