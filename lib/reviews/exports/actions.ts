'use server'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import { startExportSchema } from './schema'
import { startExport } from './commands/start-export'
import { revalidatePath } from 'next/cache'

export const startExportAction = memberAction(
  startExportSchema,
  startExport,
  othersRefused('feedback.read'),
  ({ sourceId }, { source }) =>
    revalidatePath(source === 'round' ? `/feedback/round/${sourceId}/export` : `/feedback/preview/${sourceId}/export`),
)
