// A report counts the applause of a range by people and category. Private applause is counted, never shown.
import { z } from 'zod'
import { reportChoices, reportLineChoices } from '@/lib/shared/report-choices'

export const applauseReportSchema = z.object({ ...reportChoices, ...reportLineChoices })
export type ApplauseReportFilter = z.infer<typeof applauseReportSchema>
