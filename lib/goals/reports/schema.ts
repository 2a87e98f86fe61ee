// A report counts the goals of a range by status, team and person. It holds what its reader may see, and Self goals
// only for their owner.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { reportChoices, reportLineChoices } from '@/lib/shared/report-choices'
import { countedGoals } from './rules'

export const goalReportSchema = z.object({
  ...reportChoices,
  ...reportLineChoices,
  person: idSchema.optional().catch(undefined),
  /** Lists the goals that this figure counts. */
  status: z.enum(countedGoals).optional().catch(undefined),
})
export type GoalReportFilter = z.infer<typeof goalReportSchema>
