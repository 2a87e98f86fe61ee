// Feedback about me is what was released to the person it is about, and what they asked for themselves and has closed,
// over all the time they are in a workspace.
// This part only reads: it owns no table, and refuses to find anything by words its reader cannot read.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'

export const aboutMeFilterSchema = z.object({
  tab: z.enum(['profile', 'feedback']).catch('profile'),
  search: searchText(),
  after: z.string().max(100).optional().catch(undefined),
})
export type AboutMeFilter = z.infer<typeof aboutMeFilterSchema>
