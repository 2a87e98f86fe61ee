// Finding is going somewhere by its name: a person, a team, feedback, a template, another workspace.
// It owns nothing, and finds no more than the lists of those things would show the one who types.
import { z } from 'zod'
import { isStorable } from '@/lib/shared/text'

/** What cannot be the name of anything finds nothing. */
export const findSchema = z.object({ query: z.string().trim().max(100).refine(isStorable).catch('') })
export type FindInput = z.infer<typeof findSchema>
