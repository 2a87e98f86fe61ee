// Finding goes to a thing by its words: what is to do, feedback, a goal, a meeting, applause, a template, a person, a team,
// another workspace, a page of help. It owns nothing and finds no more than the lists of those things show the viewer.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'

/** Impossible names find nothing. */
export const findSchema = z.object({ query: searchText(100) })
export type FindInput = z.infer<typeof findSchema>
