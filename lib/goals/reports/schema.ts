// A report counts the goals of a range by status, team and person. It holds what its reader may see, and Self goals
// only for their owner.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { reportRanges } from '@/lib/shared/report-ranges'
import { reportScopes } from '@/lib/shared/report-scopes'

/** A team id, or `none` for people without a team. */
const teamChoice = z.union([idSchema, z.literal('none')])

export const goalReportSchema = z.object({
  of: z.enum(reportScopes).optional().catch(undefined),
  range: z.enum(reportRanges).catch('Last_Quarter'),
  view: z.enum(['timeline', 'summary']).catch('summary'),
  team: teamChoice.optional().catch(undefined),
  person: idSchema.optional().catch(undefined),
})
export type GoalReportFilter = z.infer<typeof goalReportSchema>
