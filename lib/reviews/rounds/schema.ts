// A round is several reviews about different people, sent at once. It stores nothing of its own, and refuses to show
// more of a review than its reader sees there.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const roundFilterSchema = z.object({
  /** Number of the first question on this page. */
  from: z.coerce.number().int().min(1).max(100).catch(1),
})

/** `end` stops the series of repeating reviews. */
export const roundSteps = ['remind', 'close', 'release', 'end'] as const
export type RoundStep = (typeof roundSteps)[number]

export const runRoundSchema = z.object({ id: idSchema, step: z.enum(roundSteps) })
export type RunRoundInput = z.infer<typeof runRoundSchema>
