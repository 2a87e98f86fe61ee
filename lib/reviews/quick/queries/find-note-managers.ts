import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { noSuchPerson } from '@/lib/members/people/refusals'
import type { NoteReadersInput } from '@/lib/reviews/quick/schema'
import { listActingManagers, type ActingManager } from '@/lib/teams/memberships/queries/list-acting-managers'

/** Throws not-found for somebody outside this workspace. */
export async function getNoteManagers(actor: Actor, { id }: NoteReadersInput): Promise<{ managers: ActingManager[] }> {
  if ((await db.member.count({ where: { id, workspaceId: actor.workspaceId } })) === 0) throw noSuchPerson()
  return { managers: await listActingManagers(db, actor, [id]) }
}
