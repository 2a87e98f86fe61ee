import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchSchedule } from '@/lib/one-on-ones/schedules/refusals'
import { zonedPerson, zonedPersonOf, type ZonedPerson } from '@/lib/one-on-ones/queries/find-partner'
import { scheduleFrequencies, weekdayOf } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayIn, dayOf } from '@/lib/shared/dates'
import { formatClock, instantOf } from '@/lib/shared/zones'

const coming = () => ({ completedAt: null, canceledAt: null, startsAt: { gt: now() } })

const findRow = ({ workspaceId, memberId }: Actor, id: string) =>
  db.oneOnOneSchedule.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId, memberId },
    include: {
      participants: {
        orderBy: { member: { findName: 'asc' } },
        select: {
          member: { select: zonedPerson },
          series: {
            select: {
              firstOn: true,
              startTime: true,
              timeZone: true,
              endedAt: true,
              meetings: { where: coming(), orderBy: { startsAt: 'asc' }, select: { startsAt: true, occursOn: true } },
            },
          },
        },
      },
    },
  })

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

export type Participant = ZonedPerson & {
  series: { weekday: number; time: string; nextAt: Date | null; upcoming: number } | null
}

type Series = NonNullable<Row['participants'][number]['series']>

/** In the actor's clock, because the other person may have moved the series in theirs. */
function rhythmIn(zone: string, { firstOn, startTime, timeZone, meetings }: Series) {
  const day = dayOf(meetings[0]?.occursOn ?? firstOn)
  const at = instantOf(day, startTime, timeZone)
  if (!at) return { weekday: weekdayOf(day), time: startTime }
  return { weekday: weekdayOf(dayIn(at, zone)), time: formatClock(at, zone) }
}

function participantOf({ timeZone }: Actor, { member, series }: Row['participants'][number]): Participant {
  const person = zonedPersonOf(member)
  if (series === null || series.endedAt !== null) return { ...person, series: null }
  const { meetings } = series
  const nextAt = meetings[0]?.startsAt ?? null
  return { ...person, series: { ...rhythmIn(timeZone, series), nextAt, upcoming: meetings.length } }
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
  const participants = row.participants.map((place) => participantOf(actor, place))
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
