import 'server-only'
import type { MeetingPlace } from '@/lib/meetings/steps/book-places'
import type { LockedMeeting } from '@/lib/meetings/steps/lock-meeting'
import type { Tx } from '@/lib/platform/db'

/** Everybody in a meeting, as a change in Google keeps them. */
export async function keptPlaces(tx: Tx, { id, kind, organizerId }: LockedMeeting): Promise<MeetingPlace[]> {
  const people = await tx.meetingAttendee.findMany({ where: { meetingId: id }, select: { memberId: true } })
  return people.map(({ memberId }) => ({ memberId, isBooked: kind === 'ONE_ON_ONE' || memberId === organizerId }))
}
