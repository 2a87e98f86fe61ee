'use server'
import { revalidatePath } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { startExport } from './commands/start-export'
import { startExportSchema } from './schema'

export const startExportAction = memberAction(startExportSchema, startExport, ({ sourceId }, { source }) =>
  revalidatePath(source === 'round' ? `/feedback/round/${sourceId}/export` : `/feedback/preview/${sourceId}/export`),
)
