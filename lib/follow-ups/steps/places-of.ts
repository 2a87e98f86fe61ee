import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { nobodyInvited } from '@/lib/follow-ups/refusals'
import { attendeesGone } from '@/lib/meetings/refusals'
import { findMissing, type MeetingPlace } from '@/lib/meetings/steps/book-places'
import type { Tx } from '@/lib/platform/tx'

/** Only the organizer's time is booked. Throws for an inactive new attendee, and without any. */
export async function placesOf(
  tx: Tx,
  { workspaceId, memberId }: Actor,
  attendeeIds: readonly string[],
  presentIds: readonly string[] = [],
): Promise<MeetingPlace[]> {
  const others = attendeeIds.filter((id) => id !== memberId)
  if (others.length === 0) throw nobodyInvited()
  const added = others.filter((id) => !presentIds.includes(id))
  if ((await findMissing(tx, workspaceId, added)).length > 0) throw attendeesGone('attendeeIds')
  return [{ memberId, isBooked: true }, ...others.map((id) => ({ memberId: id, isBooked: false }))]
}
