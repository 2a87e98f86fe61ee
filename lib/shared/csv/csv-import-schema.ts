import { z } from 'zod'
import { fileTooLarge, importLimits } from './csv-import'
import { madeIdSchema } from '@/lib/shared/id'
import { lineUpTo } from '@/lib/shared/text-schema'

/** The bytes are in base64. */
export const csvFileSchema = z.object({
  madeId: madeIdSchema,
  fileName: lineUpTo(importLimits.fileName, 'The name of the file'),
  content: z
    .base64('The upload was incomplete. Choose the file again.')
    .max(Math.ceil(importLimits.bytes / 3) * 4, fileTooLarge),
})
