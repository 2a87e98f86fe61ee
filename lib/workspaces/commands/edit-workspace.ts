import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { mergedEdits } from '@/lib/shared/refusal'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'
import { editedInWords } from '@/lib/workspaces/rules/workspace-edits'
import type { EditWorkspaceInput } from '@/lib/workspaces/schema'

/** Changes name, description and time zone. Idempotent; other Admins' changes since `seen` stay. */
export async function editWorkspace(actor: Actor, { seen, ...edits }: EditWorkspaceInput) {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  const { workspaceId: id } = actor
  return transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Workspace" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const select = { name: true, description: true, timeZone: true } as const
    const before = await tx.workspace.findUniqueOrThrow({ where: { id }, select })
    const { name: workspaceName, ...present } = before
    const { workspaceName: name, ...rest } = mergedEdits(seen, edits, { workspaceName, ...present })
    const data = { name, ...rest }
    const title = editedInWords(before, data)
    if (title === null) return { id }
    await tx.workspace.update({ where: { id }, data, select: { id: true } })
    await record(tx, actor, { action: 'workspace.edited', objectId: id, title })
    return { id }
  })
}
