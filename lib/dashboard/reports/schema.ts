// The reports of all modules together, with one range and one view. Each module says what it counts; nothing is stored.
import { z } from 'zod'
import { reportChoices } from '@/lib/shared/report-choices'

export const reportsSchema = z.object(reportChoices)
export type ReportsFilter = z.infer<typeof reportsSchema>
