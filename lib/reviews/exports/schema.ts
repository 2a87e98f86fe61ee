// An export is a file of results that a reader requested: it is made in the background, holds exactly what they may
// read on the screen, and expires after a day. Anonymous answers are never written per person.
import type { ExportFormat } from '@/lib/platform/generated/prisma/enums'
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

const exportSources = ['review', 'round'] as const
export type ExportSource = (typeof exportSources)[number]

const exportFormats = ['CSV_LONG', 'CSV_WIDE'] as const satisfies ExportFormat[]

export const startExportSchema = z.object({
  source: z.enum(exportSources),
  id: idSchema,
  format: z.enum(exportFormats),
})
export type StartExportInput = z.infer<typeof startExportSchema>

export const exportIdSchema = z.object({ id: idSchema })
export type ExportIdInput = z.infer<typeof exportIdSchema>
