import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isOrganizer } from '@/lib/meetings/policy'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { overlappingPlaces } from './overlapping-places'

type Place = { isBooked: boolean; isAttending: boolean | null; member: { id: string } }

type Timed = {
  id: string
  kind: MeetingKind
  organizerId: string
  startsAt: Date
  endsAt: Date
  completedAt: Date | null
  canceledAt: Date | null
  attendees: readonly Place[]
}

const isInvitedTo = (memberId: string) => ({
  meeting: { kind: 'FOLLOW_UP', organizerId: { not: memberId } } as const,
})

/**
 * Whether the actor, or either person of a one-on-one, has another meeting then. Of two that want one time, only the
 * one that didn't get it clashes.
 */
export async function isClashing(actor: Actor, { attendees, ...meeting }: Timed): Promise<boolean> {
  const { kind, startsAt, completedAt, canceledAt } = meeting
  if (completedAt !== null || canceledAt !== null || startsAt <= now()) return false
  const isPair = kind === 'ONE_ON_ONE'
  const places = attendees.filter(({ member }) => isPair || member.id === actor.memberId)
  const takesTime = isPair || isOrganizer(actor, meeting)
  if (takesTime && places.some(({ isBooked }) => !isBooked)) return true
  const there = places.filter(({ isAttending }) => isAttending !== false).map(({ member }) => member.id)
  const others = there.map((id) => ({ ...overlappingPlaces(meeting, [id]), ...(takesTime && isInvitedTo(id)) }))
  return (await db.meetingAttendee.count({ where: { OR: others } })) > 0
}
