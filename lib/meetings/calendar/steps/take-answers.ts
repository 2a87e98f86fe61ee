import 'server-only'
import { meetingAnswered, type AnsweredMeeting } from '@/lib/meetings/notices/meeting-answered'
import type { GoogleChange } from '@/lib/platform/google/calendar'
import type { Tx } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'

const attendee = {
  memberId: true,
  meetingId: true,
  isAttending: true,
  member: { select: { user: { select: { email: true, firstName: true, lastName: true } } } },
} as const

/** Applies Google answers, without the note of an earlier one; the organizer is notified once per answer. */
export async function takeAnswers(
  tx: Tx,
  meeting: AnsweredMeeting,
  meetingIds: readonly string[],
  answers: GoogleChange['answers'],
) {
  const where = { meetingId: { in: [...meetingIds] }, memberId: { not: meeting.organizerId } }
  const places = await tx.meetingAttendee.findMany({ where, select: attendee })
  const answered = places.flatMap((place) => {
    const said = answers.get(place.member.user.email.toLowerCase()) ?? null
    return said === null || said === place.isAttending ? [] : [{ ...place, said }]
  })
  const people = new Map(answered.map((place) => [place.memberId, place]))
  for (const { memberId, said: isAttending, member } of people.values()) {
    const ids = answered.filter((place) => place.memberId === memberId).map(({ meetingId }) => meetingId)
    const theirs = { meetingId: { in: ids }, memberId }
    await tx.meetingAttendee.updateMany({ where: theirs, data: { isAttending, attendingNote: '' } })
    const isSeries = ids.length > 1
    await meetingAnswered(tx, { memberId, ...member.user }, meeting, { isAttending, note: '', isSeries })
  }
  if (people.size > 0) await signal(tx, [...meetingIds])
}
