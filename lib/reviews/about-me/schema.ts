// Feedback about me is what was released to the person it is about, over all the time they are in a workspace.
// This part only reads: it owns no table, and refuses to find anything by words its reader cannot read.
import { z } from 'zod'

export const aboutMeFilterSchema = z.object({
  tab: z.enum(['profile', 'feedback']).catch('profile'),
  search: z.string().trim().max(200).catch(''),
  after: z.string().max(100).optional().catch(undefined),
})
export type AboutMeFilter = z.infer<typeof aboutMeFilterSchema>
