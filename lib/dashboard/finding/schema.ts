// Finding is going somewhere by its name: a person, a team, feedback, a template, another workspace.
// It owns nothing, and finds no more than the lists of those things would show the one who types.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'

/** What cannot be the name of anything finds nothing. */
export const findSchema = z.object({ query: searchText(100) })
export type FindInput = z.infer<typeof findSchema>
