// The tour explains the first screen to a new person. This part stores that they finished or skipped it, for all their
// workspaces. It never restarts by itself.
import { z } from 'zod'

export const finishTourSchema = z.object({})
export type FinishTourInput = z.infer<typeof finishTourSchema>
