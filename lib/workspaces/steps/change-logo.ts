import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { dropPicture } from '@/lib/members/pictures/steps/drop-picture'
import { record } from '@/lib/audit/record'

/** Makes a kept picture, or none, the logo of the actor's workspace, in the caller's transaction; the one before goes. */
export async function changeLogo(tx: Tx, actor: Actor, logoId: string | null): Promise<void> {
  const { workspaceId: id } = actor
  // Locked, so that of two changes at once the second removes what the first has put there.
  const [before] = await tx.$queryRaw<{ logoId: string | null }[]>`
    SELECT "logoId" FROM "Workspace" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const previousId = before?.logoId ?? null
  if (previousId === logoId) return
  await tx.workspace.update({ where: { id }, data: { logoId }, select: { id: true } })
  await dropPicture(tx, previousId)
  const title = logoId === null ? 'Removed the logo' : 'Changed the logo'
  await record(tx, actor, { action: 'workspace.edited', objectId: id, title })
}
