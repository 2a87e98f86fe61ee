import 'server-only'
import { rulePlace, ruleStart } from '@/lib/meetings/rules/calendar-entry'
import type { MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import type { Tx } from '@/lib/platform/tx'
import { groupBy } from '@/lib/shared/group-by'

export type AttendeePlace = MeetingSpan & {
  meetingId: string
  memberId: string
  ruleId: string | null
  recurrenceId: Date | undefined
}

const ruled = { ruleId: true, occursOn: true, rule: { select: rulePlace } } as const

/** Active attendees of these meetings, earliest meeting first. */
export async function listAttendeePlaces(tx: Tx, meetingIds: readonly string[]): Promise<AttendeePlace[]> {
  const places = await tx.meetingAttendee.findMany({
    where: { meetingId: { in: [...meetingIds] }, member: { status: 'ACTIVE' } },
    orderBy: [{ startsAt: 'asc' }, { meetingId: 'asc' }],
    select: { meetingId: true, memberId: true, startsAt: true, endsAt: true, meeting: { select: ruled } },
  })
  return places.map(({ meeting: { ruleId, rule, occursOn }, ...place }) => ({
    ...place,
    ruleId,
    recurrenceId: ruleStart(rule, occursOn),
  }))
}

/** A person's own meetings; `id` is the one their notification is about. */
export type Told = { memberId: string; id: string; ids: readonly string[]; isSeries: boolean }

/** Groups places by person. People of the meeting with this id are notified of it, others of their first one. */
export const toldOf = (places: readonly AttendeePlace[], about: { id: string; isSeries: boolean }): Told[] =>
  [...groupBy(places, ({ memberId }) => memberId)].flatMap(([memberId, own]) => {
    const ids = own.map(({ meetingId }) => meetingId)
    const id = ids.includes(about.id) ? about.id : ids[0]
    if (id === undefined) return []
    return [{ memberId, id, ids, isSeries: about.isSeries && (id === about.id || ids.length > 1) }]
  })
