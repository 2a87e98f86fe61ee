// A report counts the goals of a range by status, by team and by person. It holds what its reader may see, and of a Self goal
// only its owner's.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { reportRanges } from '@/lib/shared/report-ranges'
import { reportScopes } from '@/lib/shared/report-scopes'

/** The id of a team, or `none` for people in no team. */
const teamChoice = z.union([idSchema, z.literal('none')])

export const goalReportSchema = z.object({
  of: z.enum(reportScopes).optional().catch(undefined),
  range: z.enum(reportRanges).catch('Last_Quarter'),
  view: z.enum(['timeline', 'summary']).catch('summary'),
  team: teamChoice.optional().catch(undefined),
  person: idSchema.optional().catch(undefined),
})
export type GoalReportFilter = z.infer<typeof goalReportSchema>
