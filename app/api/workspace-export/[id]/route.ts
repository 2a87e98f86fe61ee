import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getWorkspaceFile } from '@/lib/account/exports/queries/list-workspace-exports'
import { workspaceExportIdSchema } from '@/lib/account/exports/schema'

/** A finished workspace export, for the Admin who requested it. */
export const GET = memberRoute(
  workspaceExportIdSchema,
  async (actor, { id }) => {
    const { file, headers } = await getWorkspaceFile(actor, id)
    return new Response(file, { headers })
  },
  othersFindNothing('workspace.run'),
)
