import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingChanged } from '@/lib/meetings/notices/meeting-invited'
import { minutesBetween, spanOf } from '@/lib/meetings/rules/meeting-times'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { movedMeanwhile } from '@/lib/one-on-ones/refusals'
import type { Move } from '@/lib/one-on-ones/rescheduling/schema'
import { placesOfPair } from '@/lib/one-on-ones/steps/ensure-pair'
import { lockPairOf } from '@/lib/one-on-ones/steps/lock-pair'
import type { Tx } from '@/lib/platform/db'

export async function moveOneOnOne(tx: Tx, actor: Actor, { id, version, day, time }: Move): Promise<Date> {
  const pair = await lockPairOf(tx, actor, id)
  const meeting = await lockOwnMeeting(tx, actor, { id })
  const { title, description, startsAt, endsAt } = meeting
  const durationMinutes = minutesBetween(startsAt, endsAt)
  if (spanOf(day, time, durationMinutes, actor.timeZone)?.startsAt.getTime() === startsAt.getTime()) return startsAt
  if (version !== meeting.version) throw movedMeanwhile()
  const places = await placesOfPair(tx, pair)
  const once = { frequency: 'Once', monthlyOn: 'DAY_OF_MONTH', lastOn: null } as const
  const timing = { ...once, day, time, durationMinutes }
  const change = { title, description, timing, places, scope: 'this' } as const
  const changed = await changeMeeting(tx, actor, meeting, change)
  const moved = await tx.meeting.findUniqueOrThrow({ where: { id }, select: { startsAt: true, version: true } })
  await meetingChanged(tx, actor, { ...meeting, version: moved.version }, changed)
  return moved.startsAt
}
