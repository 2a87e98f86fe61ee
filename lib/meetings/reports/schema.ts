// A report counts completed and missed meetings of a range by team and person, and nothing of their content.
import { z } from 'zod'
import { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { idSchema } from '@/lib/shared/id'
import { reportRanges } from '@/lib/shared/report-ranges'
import { reportScopes } from '@/lib/shared/report-scopes'

const choices = {
  of: z.enum(reportScopes).optional().catch(undefined),
  range: z.enum(reportRanges).catch('Last_31_Days'),
  view: z.enum(['timeline', 'summary']).catch('summary'),
  /** A team id, or `none` for people without a team. */
  team: z
    .union([idSchema, z.literal('none')])
    .optional()
    .catch(undefined),
}

export const meetingReportSchema = z.object(choices)
export type MeetingReportFilter = z.infer<typeof meetingReportSchema>

export const meetingReportFileSchema = z.object({ ...choices, kind: z.enum(MeetingKind) })
export type MeetingReportFileInput = z.infer<typeof meetingReportFileSchema>
