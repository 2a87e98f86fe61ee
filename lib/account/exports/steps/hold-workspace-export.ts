import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import type { WorkspaceExportIdInput } from '@/lib/account/exports/schema'
import { holdFile } from '@/lib/platform/file-hold'
import { db } from '@/lib/platform/db'

/** Holds an export for whoever claims it first, or returns null. */
export const holdWorkspaceExport = ({ workspaceId }: SystemActor, { id }: WorkspaceExportIdInput) =>
  holdFile((change) => db.workspaceExport.updateMany(change), { id, workspaceId })
