// An activity is one line of what happened: in the feed of one member, or in everybody's. A line is private to whom it
// was written for, and no line says that somebody answered. This module owns the lines; notices of every module write them.
import { z } from 'zod'
import { categoryNames } from './rules'

export const activityFilterSchema = z.object({
  category: z.enum(['all', ...categoryNames]).catch('all'),
  after: z.string().max(100).optional().catch(undefined),
})
export type ActivityFilter = z.infer<typeof activityFilterSchema>
