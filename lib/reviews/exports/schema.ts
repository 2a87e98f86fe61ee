// An export is a file of results that somebody asked for: it is made in the background, holds exactly what they may read
// on the screen, and is gone a day later. This part refuses to write down anonymous answers person by person.
import type { ExportFormat } from '@/lib/platform/generated/prisma/enums'
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

/** Of one review, or of all reviews of a round. */
const exportSources = ['review', 'round'] as const
export type ExportSource = (typeof exportSources)[number]

/** What a file can be asked for as. */
const exportFormats = ['CSV_LONG', 'CSV_WIDE', 'PDF'] as const satisfies ExportFormat[]

export const startExportSchema = z.object({
  source: z.enum(exportSources),
  id: idSchema,
  format: z.enum(exportFormats),
})
export type StartExportInput = z.infer<typeof startExportSchema>

export const exportIdSchema = z.object({ id: idSchema })
export type ExportIdInput = z.infer<typeof exportIdSchema>

export const exportFormatLabels: Record<ExportFormat, string> = {
  CSV_LONG: 'Table, one line for each answer',
  CSV_WIDE: 'Table, one line for each person',
  PDF: 'Document to read and print',
}
