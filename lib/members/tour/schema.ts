// The tour is a few words for somebody new, on their first screen. This part keeps that somebody has seen or skipped it,
// which counts in every workspace they belong to. It never begins again by itself.
import { z } from 'zod'

export const finishTourSchema = z.object({})
export type FinishTourInput = z.infer<typeof finishTourSchema>
