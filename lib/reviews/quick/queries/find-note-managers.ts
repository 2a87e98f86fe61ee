import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { db, type Tx } from '@/lib/platform/db'
import { canActAsManager } from '@/lib/reviews/model/policy'
import { noSuchPerson } from '@/lib/members/people/refusals'
import type { NoteReadersInput } from '@/lib/reviews/quick/schema'

export type NoteManager = { memberId: string; name: string }

/** The managers an author can share a note with, never the author. */
export async function findNoteManagers(
  tx: Pick<Tx, 'teamMember'>,
  { workspaceId, memberId: authorId }: Actor,
  subjectId: string,
): Promise<NoteManager[]> {
  const rows = await tx.teamMember.findMany({
    where: {
      workspaceId,
      isManager: true,
      memberId: { notIn: [subjectId, authorId] },
      member: { status: 'ACTIVE' },
      team: { members: { some: { memberId: subjectId, isManager: false } } },
    },
    distinct: ['memberId'],
    orderBy: [{ member: { user: { firstName: 'asc' } } }, { memberId: 'asc' }],
    select: {
      memberId: true,
      member: { select: { role: true, user: { select: { firstName: true, lastName: true } } } },
    },
  })
  return rows
    .filter(({ member }) => canActAsManager(member))
    .map(({ memberId, member }) => ({ memberId, name: fullName(member.user) }))
}

/** Throws not-found for somebody outside this workspace. */
export async function getNoteManagers(actor: Actor, { id }: NoteReadersInput): Promise<{ managers: NoteManager[] }> {
  if ((await db.member.count({ where: { id, workspaceId: actor.workspaceId } })) === 0) throw noSuchPerson()
  return { managers: await findNoteManagers(db, actor, id) }
}
