// An import creates goals from a CSV file: it is checked first, and untouched goals can be removed for an hour. It
// refuses files without the required columns.
import { z } from 'zod'
import { csvFileSchema } from '@/lib/shared/csv/csv-import-schema'
import { idSchema } from '@/lib/shared/id'
import { goalRowViews } from './rules/goal-imports'

export const uploadGoalsSchema = csvFileSchema
export type UploadGoalsInput = z.infer<typeof uploadGoalsSchema>

export const goalImportIdSchema = z.object({ id: idSchema })
export type GoalImportIdInput = z.infer<typeof goalImportIdSchema>

export const goalSampleSchema = z.object({})

export const goalRowFilterSchema = z.object({
  rows: z.enum(goalRowViews).catch('all'),
  /** The last row number of the previous page. */
  after: z.coerce.number().int().min(0).max(2_000_000_000).optional().catch(undefined),
})
export type GoalRowFilter = z.infer<typeof goalRowFilterSchema>
