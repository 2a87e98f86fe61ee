// A round is reviews about several people that were sent at once: it holds them together, and nothing of its own.
// It refuses to show of any of them what its reader could not see there.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const roundFilterSchema = z.object({
  /** Of many questions, the number of the first on this page. */
  from: z.coerce.number().int().min(1).max(100).catch(1),
})

export const roundIdSchema = z.object({ id: idSchema })
export type RoundIdInput = z.infer<typeof roundIdSchema>
