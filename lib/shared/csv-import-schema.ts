import { z } from 'zod'
import { fileTooLarge, importLimits } from './csv-import'
import { madeIdSchema } from './id'
import { lineUpTo } from './text-schema'

/** A CSV file as the browser sends it: its name, and its bytes in base64. */
export const csvFileSchema = z.object({
  madeId: madeIdSchema,
  fileName: lineUpTo(importLimits.fileName, 'The name of the file'),
  content: z
    .base64('The upload was incomplete. Choose the file again.')
    .max(Math.ceil(importLimits.bytes / 3) * 4, fileTooLarge),
})
