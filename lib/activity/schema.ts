// An activity is one line of what happened: in the feed of one member, or in everybody's. A line is private to whom it
// was written for, and no line says that somebody answered. This module owns the lines; notices of every module write them.
import { z } from 'zod'

/** What a line can be about; those that end in Given are lines of what the viewer did. */
export const activityCategories = [
  'Review',
  'Goal',
  'Applaud',
  'FollowUp',
  'OneOnOne',
  'ReviewAnswer',
  'ApplaudGiven',
  'GoalGiven',
  'FollowUpGiven',
  'OneOnOneGiven',
  'ReviewGiven',
  'Workspace',
] as const
export type ActivityCategory = (typeof activityCategories)[number]

export const activityFilterSchema = z.object({
  category: z.enum(['all', ...activityCategories]).catch('all'),
  after: z.string().max(100).optional().catch(undefined),
})
export type ActivityFilter = z.infer<typeof activityFilterSchema>
