import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import type { Tx } from '@/lib/platform/tx'

type Made = { names: readonly string[]; from: Date; until: Date }

/** Deletes tags made in this time under one of these names that nobody has, invited people included. */
export async function deleteUnusedTags(tx: Tx, actor: SystemActor, { names, from, until }: Made) {
  const { workspaceId } = actor
  const named = new Set(names.map((name) => name.toLowerCase()))
  const unused = await tx.tag.findMany({
    where: {
      workspaceId,
      createdAt: { gte: from, lte: until },
      members: { none: {} },
      invitations: { none: { invitation: { status: 'PENDING' } } },
    },
    select: { id: true, name: true },
  })
  for (const { id, name } of unused) {
    if (!named.has(name.toLowerCase())) continue
    await tx.tag.delete({ where: { id }, select: { id: true } })
    await record(tx, actor, { action: 'tag.deleted', objectId: id, title: `Deleted the tag “${name}”` })
  }
}
