// An import sets the goals of a CSV file: it is checked first, then all rows without a problem become goals at once, and for
// an hour those that nobody has touched can be removed again. It refuses files without the columns it needs.
import { z } from 'zod'
import { csvFileSchema } from '@/lib/shared/csv-import-schema'
import { idSchema } from '@/lib/shared/id'
import { goalRowViews } from './rules/goal-imports'

export const uploadGoalsSchema = csvFileSchema
export type UploadGoalsInput = z.infer<typeof uploadGoalsSchema>

export const goalImportIdSchema = z.object({ id: idSchema })
export type GoalImportIdInput = z.infer<typeof goalImportIdSchema>

export const goalSampleSchema = z.object({})

/** Which rows of an import are shown. */
export const goalRowFilterSchema = z.object({
  rows: z.enum(goalRowViews).catch('all'),
  /** The number of the last row of the page before. */
  after: z.coerce.number().int().min(0).max(2_000_000_000).optional().catch(undefined),
})
export type GoalRowFilter = z.infer<typeof goalRowFilterSchema>
