'use client'

import { useWatch } from 'react-hook-form'
import { LinkButton } from '@/components/ui/button/link-button'
import { errorOf } from '@/components/ui/form/bound-field'
import { FieldError } from '@/components/ui/form/field'
import { Checkbox } from '@/components/ui/input/checkbox'
import { frequencyLabel } from '@/lib/meetings/rules/meeting-frequency'
import type { SchedulePlan } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { scheduleLimits, weekdayName } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import type { LedPerson } from '@/lib/one-on-ones/schedules/queries/list-led-people'
import { clockInWords } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { localTime } from './local-time'
import type { ScheduleFormPart } from './schedule-form-part'

interface ParticipantFieldsProps extends ScheduleFormPart {
  plan: SchedulePlan
}

/** The landing slot, or the reason there is none. */
function placeInWords({ slots, running, unplacedIds }: SchedulePlan, person: LedPerson, zone: string) {
  const { memberId } = person
  const series = running.find((one) => one.memberId === memberId)
  if (series) return `Has a series already (${frequencyLabel(series.frequency).toLowerCase()})`
  const slot = slots.find((one) => one.memberId === memberId)
  if (slot) {
    const local = localTime(instantOf(slot.day, slot.time, zone), zone, person)
    return `${weekdayName(slot.day)} ${clockInWords(slot.time)}${local ? ` (${local.words})` : ''}`
  }
  return unplacedIds.includes(memberId) ? 'No free time' : ''
}

/** A series beside a one-on-one that is scheduled already may be a mistake. */
function hintFor(plan: SchedulePlan, person: LedPerson, zone: string) {
  const place = placeInWords(plan, person, zone)
  const met = plan.coming.find(({ memberId }) => memberId === person.memberId)
  const isPlaced = plan.slots.some(({ memberId }) => memberId === person.memberId)
  return isPlaced && met ? `${place} · You meet on ${met.on}` : place
}

const most = scheduleLimits.participants

export function ParticipantFields({ form, start: { teams, people, zone }, plan }: ParticipantFieldsProps) {
  const memberIds = useWatch({ control: form.control, name: 'memberIds' })
  const error = errorOf({ form, name: 'memberIds' })

  function choose(ids: string[]) {
    form.setValue('memberIds', ids.slice(0, most), { shouldDirty: true })
    form.clearErrors('memberIds')
  }

  const toggle = (id: string) =>
    choose(memberIds.includes(id) ? memberIds.filter((one) => one !== id) : [...memberIds, id])
  const idsOf = (teamId?: string) =>
    people.flatMap(({ memberId, teamIds }) => (teamId === undefined || teamIds.includes(teamId) ? [memberId] : []))

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">People</legend>
      <div className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <LinkButton onClick={() => choose(idsOf())}>Choose all</LinkButton>
        {(teams.length > 1 ? teams : []).map(({ id, name }) => (
          <LinkButton key={id} onClick={() => choose(idsOf(id))}>
            {name}
          </LinkButton>
        ))}
        <LinkButton onClick={() => choose([])}>Choose none</LinkButton>
      </div>
      {people.length > most && <p className="mb-3 text-sm text-subtle">At most {most} people</p>}
      <ul aria-label="People" className="grid max-h-96 grid-cols-1 gap-2 overflow-y-auto sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.memberId}>
            <Checkbox
              label={person.name}
              hint={hintFor(plan, person, zone)}
              checked={memberIds.includes(person.memberId)}
              disabled={memberIds.length >= most && !memberIds.includes(person.memberId)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(person.memberId)}
            />
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
