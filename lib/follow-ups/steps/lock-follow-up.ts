import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchFollowUp } from '@/lib/follow-ups/refusals'
import { meetingCanceled } from '@/lib/meetings/refusals'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { Tx } from '@/lib/platform/tx'

/** A follow-up the actor attends, locked. Throws not-found for others. */
export async function lockFollowUp(tx: Tx, actor: Actor, id: string) {
  const meeting = await lockMeeting(tx, actor, id)
  if (meeting.kind !== 'FOLLOW_UP') throw noSuchFollowUp()
  if (meeting.canceledAt !== null) throw meetingCanceled()
  return meeting
}
