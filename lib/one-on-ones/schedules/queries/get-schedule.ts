import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchSchedule } from '@/lib/one-on-ones/schedules/refusals'
import { pairPersonOf, placedPerson, type PairPerson } from '@/lib/one-on-ones/queries/find-partner'
import { scheduleFrequencies, weekdayOf } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayOf } from '@/lib/shared/dates'

const coming = () => ({ completedAt: null, canceledAt: null, startsAt: { gt: now() } })

const findRow = ({ workspaceId, memberId }: Actor, id: string) =>
  db.oneOnOneSchedule.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId, memberId },
    include: {
      participants: {
        orderBy: { member: { findName: 'asc' } },
        select: {
          member: { select: placedPerson },
          series: {
            select: {
              firstOn: true,
              startTime: true,
              endedAt: true,
              meetings: { where: coming(), orderBy: { startsAt: 'asc' }, select: { startsAt: true } },
            },
          },
        },
      },
    },
  })

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

export type Participant = PairPerson & {
  series: { weekday: number; time: string; nextAt: Date | null; upcoming: number } | null
}

function participantOf({ member, series }: Row['participants'][number]): Participant {
  const person = pairPersonOf(member)
  if (series === null || series.endedAt !== null) return { ...person, series: null }
  const { firstOn, startTime: time, meetings } = series
  const [next] = meetings
  const upcoming = meetings.length
  return { ...person, series: { weekday: weekdayOf(dayOf(firstOn)), time, nextAt: next?.startsAt ?? null, upcoming } }
}

const fieldsOf = ({ durationMinutes, frequency, weekdays, meetingsPerDay, startTime }: Row) => ({
  durationMinutes,
  weekdays,
  meetingsPerDay,
  startTime,
  frequency: scheduleFrequencies.find((one) => one === frequency) ?? 'Weekly',
})

/** Throws not-found for anyone but its owner. */
export async function getSchedule(actor: Actor, id: string) {
  const row = await findRow(actor, id)
  if (!row) throw noSuchSchedule()
  const participants = row.participants.map(participantOf)
  const running = participants.flatMap(({ series }) => series ?? [])
  return {
    id,
    title: row.title,
    isEnabled: row.isEnabled,
    participants,
    fields: fieldsOf(row),
    heldOn: running.map(({ weekday }) => weekday),
    upcoming: running.reduce((sum, { upcoming }) => sum + upcoming, 0),
  }
}
