import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchFollowUp } from '@/lib/follow-ups/refusals'
import type { StreamFollowUpInput } from '@/lib/follow-ups/schema'
import { tooManyPages } from '@/lib/meetings/refusals'
import { db } from '@/lib/platform/db'
import { changeStream } from '@/lib/platform/live/change-stream'
import { listenerCount } from '@/lib/platform/live/signals'

/** For everybody in a large meeting, several windows each. */
const MOST_STREAMS = 200

async function isInvited({ memberId, workspaceId }: Actor, id: string) {
  const where = { id, workspaceId, kind: 'FOLLOW_UP', attendees: { some: { memberId } } } as const
  return (await db.meeting.findFirst({ where, select: { id: true } })) !== null
}

/** Signals each change of a follow-up while the session is valid. Throws not-found for people who aren't invited. */
export async function streamFollowUp(
  actor: Actor,
  { id }: StreamFollowUpInput,
  isStillHere: () => Promise<boolean>,
): Promise<Response> {
  if (!(await isInvited(actor, id))) throw noSuchFollowUp()
  if (listenerCount(id) >= MOST_STREAMS) throw tooManyPages()
  return changeStream([id], async () => (await isStillHere()) && isInvited(actor, id))
}
