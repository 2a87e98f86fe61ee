import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findColleague } from '@/lib/members/queries'
import { fullName } from '@/lib/members/rules'
import { meetingCompleted } from '@/lib/meetings/refusals'
import { DEFAULT_DURATION, minutesBetween } from '@/lib/meetings/rules/meeting-times'
import { isCalendarConnected } from '@/lib/meetings/queries/is-calendar-connected'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import type { NewOneOnOneFilter, OneOnOneFieldsInput } from '@/lib/one-on-ones/schema'
import { now } from '@/lib/platform/clock'
import { addDays, dayIn, isWorkingDay, type Day } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { listAgendas, type AgendaChoice } from './list-agendas'
import { oneOnOneRepeatGate } from './one-on-ones-gate'

type Chosen = { id: string; name: string; pictureId?: string | null }

export type OneOnOneFormStart = {
  values: OneOnOneFieldsInput
  self: Chosen
  partner: Chosen | null
  agendas: AgendaChoice[]
  isSeries: boolean
  canMeet: boolean
  repeatGate: string | null
  clock: { now: Date; zone: string }
}

function workingDayAfter(today: Day): Day {
  const day = addDays(today, 1)
  return isWorkingDay(day) ? day : workingDayAfter(day)
}

async function surroundings(actor: Actor) {
  const [agendas, repeatGate] = await Promise.all([listAgendas(actor), oneOnOneRepeatGate(actor)])
  const self = { id: actor.memberId, name: fullName(actor) }
  return { agendas, repeatGate, self, clock: { now: now(), zone: actor.timeZone } }
}

export async function getNewOneOnOne(actor: Actor, filter: NewOneOnOneFilter): Promise<OneOnOneFormStart> {
  const [canMeet, around, colleague] = await Promise.all([
    isCalendarConnected(actor),
    surroundings(actor),
    findColleague(actor, filter.with),
  ])
  const partner = colleague && colleague.id !== actor.memberId ? colleague : null
  return {
    ...around,
    partner,
    canMeet,
    isSeries: false,
    values: {
      title: 'One-on-one',
      description: '',
      withId: partner?.id ?? '',
      agenda: '',
      scope: 'this',
      day: workingDayAfter(dayIn(now(), actor.timeZone)),
      time: '10:00',
      durationMinutes: DEFAULT_DURATION,
      frequency: 'Once',
      monthlyOn: 'DAY_OF_MONTH',
      lastOn: '',
      hasMeet: false,
    },
  }
}

/** Throws not-found for anyone but the two, and a conflict once it is over. */
export async function getOneOnOneForm(
  actor: Actor,
  id: string,
): Promise<OneOnOneFormStart & { id: string; version: number }> {
  const [around, meeting] = await Promise.all([surroundings(actor), getMeeting(actor, 'ONE_ON_ONE', id)])
  if (!meeting.can.change) throw meetingCompleted()
  const { startsAt, endsAt, series, version, title, description, attendees, calendar } = meeting
  const other = attendees.find(({ memberId }) => memberId !== actor.memberId)
  return {
    ...around,
    id,
    version,
    partner: other ? { id: other.memberId, name: other.name, pictureId: other.pictureId } : null,
    isSeries: series !== null,
    canMeet: calendar !== null,
    values: {
      title,
      description,
      withId: other?.memberId ?? '',
      agenda: '',
      scope: 'this',
      day: dayIn(startsAt, actor.timeZone),
      time: formatClock(startsAt, actor.timeZone),
      durationMinutes: minutesBetween(startsAt, endsAt),
      frequency: series?.frequency ?? 'Once',
      monthlyOn: series?.monthlyOn ?? 'DAY_OF_MONTH',
      lastOn: series?.lastOn ?? '',
      hasMeet: calendar?.hasMeet ?? false,
    },
  }
}
