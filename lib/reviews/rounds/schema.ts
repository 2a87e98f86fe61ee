// A round is reviews about several people that were sent at once: it holds them together, and nothing of its own.
// It refuses to show of any of them what its reader could not see there.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const roundFilterSchema = z.object({
  /** Of many questions, the number of the first on this page. */
  from: z.coerce.number().int().min(1).max(100).catch(1),
})

/** What can be done with all reviews of a round at once; `end` sends no further one of those that repeat. */
export const roundSteps = ['remind', 'close', 'release', 'end'] as const
export type RoundStep = (typeof roundSteps)[number]

export const runRoundSchema = z.object({ id: idSchema, step: z.enum(roundSteps) })
export type RunRoundInput = z.infer<typeof runRoundSchema>
