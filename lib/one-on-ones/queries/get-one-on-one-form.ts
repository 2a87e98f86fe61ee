import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { keptKey } from '@/lib/access/device'
import { findColleague } from '@/lib/members/queries'
import { fullName } from '@/lib/members/rules'
import { suggestTiming } from '@/lib/meetings/queries/suggest-timing'
import { timingOf } from '@/lib/meetings/rules/form-timing'
import { isCalendarConnected } from '@/lib/meetings/queries/is-calendar-connected'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import type { NewOneOnOneFilter, OneOnOneFieldsInput } from '@/lib/one-on-ones/schema'
import { now } from '@/lib/platform/clock'
import { listAgendas, type AgendaChoice } from './list-agendas'
import { oneOnOneRepeatGate } from './one-on-ones-gate'

type Chosen = { id: string; name: string; pictureId?: string | null }

export type OneOnOneFormStart = {
  keptKey?: string
  values: OneOnOneFieldsInput
  self: Chosen
  partner: Chosen | null
  agendas: AgendaChoice[]
  isSeries: boolean
  canMeet: boolean
  repeatGate: string | null
  clock: { now: Date; zone: string }
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
    keptKey: keptKey(actor, 'one-on-one', filter),
    partner,
    canMeet,
    isSeries: false,
    values: {
      title: 'One-on-one',
      description: '',
      withId: partner?.id ?? '',
      agenda: '',
      ...(await suggestTiming(actor, partner ? [partner.id] : [])),
    },
  }
}

export type EditOneOnOneStart = OneOnOneFormStart & {
  id: string
  version: number
  /** The other person's answer, if it is no. */
  declined: { name: string; note: string } | null
}

/** Null once it is completed, canceled, or one of the two has left. Throws not-found for anyone but the two. */
export async function getOneOnOneForm(actor: Actor, id: string): Promise<EditOneOnOneStart | null> {
  const [around, meeting] = await Promise.all([surroundings(actor), getMeeting(actor, 'ONE_ON_ONE', id)])
  const { series, version, title, description, attendees, calendar } = meeting
  const other = attendees.find(({ memberId }) => memberId !== actor.memberId)
  if (!meeting.can.change || other?.hasLeft) return null
  return {
    ...around,
    id,
    version,
    declined: other?.isAttending === false ? { name: other.name, note: other.note } : null,
    partner: other ? { id: other.memberId, name: other.name, pictureId: other.pictureId } : null,
    isSeries: series !== null,
    canMeet: calendar?.isConnected ?? false,
    values: {
      title,
      description,
      withId: other?.memberId ?? '',
      agenda: '',
      ...timingOf(meeting, actor.timeZone),
    },
  }
}
