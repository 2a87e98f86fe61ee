// An activity is one line of a member's or the workspace's feed. Lines are private to their member, and none reveals an
// answer. This module owns the lines; notices of every module write them.
import { z } from 'zod'
import { categoryNames } from './rules'

export const activityFilterSchema = z.object({
  category: z.enum(['all', ...categoryNames]).catch('all'),
  after: z.string().max(100).optional().catch(undefined),
})
export type ActivityFilter = z.infer<typeof activityFilterSchema>
