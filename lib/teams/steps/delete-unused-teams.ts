import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import type { Tx } from '@/lib/platform/tx'
import { teamDeleted } from '@/lib/teams/notices'
import { lockTeams } from './lock-teams'

type Made = { names: readonly string[]; from: Date; until: Date }

/** Deletes teams made in this time under one of these names, with no people, invitations, parts or goals in them. */
export async function deleteUnusedTeams(tx: Tx, actor: SystemActor, { names, from, until }: Made) {
  const { workspaceId } = actor
  const named = new Set(names.map((name) => name.toLowerCase()))
  await lockTeams(tx, actor)
  const unused = await tx.team.findMany({
    where: {
      workspaceId,
      createdAt: { gte: from, lte: until },
      members: { none: {} },
      parts: { none: {} },
      goals: { none: {} },
      invitations: { none: { invitation: { status: 'PENDING' } } },
    },
    select: { id: true, name: true },
  })
  for (const { id, name } of unused) {
    if (!named.has(name.toLowerCase())) continue
    await tx.team.delete({ where: { id }, select: { id: true } })
    await teamDeleted(tx, actor, id)
    await record(tx, actor, { action: 'team.deleted', objectId: id, title: `Deleted the team “${name}”` })
  }
}
