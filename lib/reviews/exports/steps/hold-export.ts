import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import type { ExportIdInput } from '@/lib/reviews/exports/schema'
import { holdFile } from '@/lib/platform/file-hold'
import { db } from '@/lib/platform/db'

export const holdExport = ({ workspaceId }: SystemActor, { id }: ExportIdInput) =>
  holdFile((change) => db.reviewExport.updateMany(change), { id, workspaceId })
