// A report counts the applause of a range by people and category. Private applause is counted, never shown.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { reportRanges } from '@/lib/shared/report-ranges'
import { reportScopes } from '@/lib/shared/report-scopes'

export const applauseReportSchema = z.object({
  of: z.enum(reportScopes).optional().catch(undefined),
  range: z.enum(reportRanges).catch('Last_31_Days'),
  view: z.enum(['timeline', 'summary']).catch('summary'),
  /** The id of a team, or `none` for people in no team. */
  team: z
    .union([idSchema, z.literal('none')])
    .optional()
    .catch(undefined),
})
export type ApplauseReportFilter = z.infer<typeof applauseReportSchema>
