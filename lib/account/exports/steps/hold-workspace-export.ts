import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import type { WorkspaceExportIdInput } from '@/lib/account/exports/schema'
import { holdFile } from '@/lib/platform/file-hold'
import { db } from '@/lib/platform/db'

/** Claims an export, or returns null if another process has. */
export const holdWorkspaceExport = ({ workspaceId }: SystemActor, { id }: WorkspaceExportIdInput) =>
  holdFile((change) => db.workspaceExport.updateMany(change), { id, workspaceId })
