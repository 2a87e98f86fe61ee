import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listApplauseReaders } from '@/lib/applause/queries/readable-applause'
import { mentionedCannotRead } from '@/lib/applause/refusals'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'

type Mentioning = { id: string; mentionedIds: readonly string[] | undefined; field: 'words' | 'comment' }

async function listNames(tx: Tx, { workspaceId }: Actor, ids: readonly string[]) {
  const people = await tx.member.findMany({
    where: { workspaceId, id: { in: [...ids] } },
    orderBy: { findName: 'asc' },
    select: { user: { select: { firstName: true, lastName: true } } },
  })
  return people.map(({ user }) => fullName(user))
}

export async function ensureMentioned(tx: Tx, actor: Actor, { id, mentionedIds = [], field }: Mentioning) {
  const { workspaceId } = actor
  const readerIds = await listApplauseReaders(tx, { id, workspaceId }, mentionedIds)
  const unreached = mentionedIds.filter((mentioned) => !readerIds.includes(mentioned))
  if (unreached.length > 0) throw mentionedCannotRead(field, await listNames(tx, actor, unreached))
}
