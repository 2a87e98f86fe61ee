import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { dropPicture } from '@/lib/members/pictures/steps/drop-picture'
import { record } from '@/lib/audit/record'

/** Sets or removes the actor's workspace logo in the caller's transaction, and deletes the old one. */
export async function changeLogo(tx: Tx, actor: Actor, logoId: string | null): Promise<void> {
  const { workspaceId: id } = actor
  // Locked, so that of two simultaneous changes the second deletes the logo of the first.
  const [before] = await tx.$queryRaw<{ logoId: string | null }[]>`
    SELECT "logoId" FROM "Workspace" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const previousId = before?.logoId ?? null
  if (previousId === logoId) return
  await tx.workspace.update({ where: { id }, data: { logoId }, select: { id: true } })
  await dropPicture(tx, previousId)
  const title = logoId === null ? 'Removed the logo' : 'Changed the logo'
  await record(tx, actor, { action: 'workspace.edited', objectId: id, title })
}
