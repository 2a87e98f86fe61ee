// Finding goes to a thing by its name: a person, a team, feedback, a template, another workspace. It owns nothing and
// finds no more than the lists of those things show the viewer.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'

/** Impossible names find nothing. */
export const findSchema = z.object({ query: searchText(100) })
export type FindInput = z.infer<typeof findSchema>
