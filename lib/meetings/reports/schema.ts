// A report counts completed and missed meetings of a range by team and person, and nothing of their content.
import { z } from 'zod'
import { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { reportChoices, reportLineChoices } from '@/lib/shared/report-choices'

const choices = { ...reportChoices, ...reportLineChoices }

export const meetingReportSchema = z.object(choices)
export type MeetingReportFilter = z.infer<typeof meetingReportSchema>

export const meetingReportFileSchema = z.object({ ...choices, kind: z.enum(MeetingKind) })
export type MeetingReportFileInput = z.infer<typeof meetingReportFileSchema>
