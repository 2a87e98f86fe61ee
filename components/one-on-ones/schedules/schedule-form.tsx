'use client'

import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { createScheduleAction, turnOnScheduleAction } from '@/lib/one-on-ones/schedules/actions'
import type { ScheduleFormStart } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import type { SchedulePlan } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import type { ScheduleFieldsInput } from '@/lib/one-on-ones/schedules/schema'
import { nameList } from '@/lib/shared/text'
import { zoneName } from '@/lib/shared/zone-names'
import { instantOf } from '@/lib/shared/zones'
import { localTime } from './local-time'
import { ParticipantFields } from './participant-fields'
import { ScheduleFields } from './schedule-fields'
import { usePlan } from './use-plan'
import { WeekPlan } from './week-plan'

const watched = [
  'memberIds',
  'durationMinutes',
  'frequency',
  'weekdays',
  'meetingsPerDay',
  'startTime',
  'startsOn',
] as const

/** People whose meeting is no time to work in their own zone. */
const namesOutside = ({ slots }: SchedulePlan, { people, zone }: ScheduleFormStart) =>
  people
    .filter((person) => {
      const slot = slots.find(({ memberId }) => memberId === person.memberId)
      return slot && localTime(instantOf(slot.day, slot.time, zone), zone, person)?.isWorking === false
    })
    .map(({ name }) => name)

export function ScheduleForm({ start }: { start: ScheduleFormStart }) {
  const { id, values, people, repeatGate, zone } = start
  const withMadeId = useMadeId()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schedules/schema').then((module) => module.scheduleFieldsSchema),
    action: (sent: ScheduleFieldsInput) => {
      const seen = { ...sent, seen: plan.slots }
      return id === undefined
        ? withMadeId((madeId) => createScheduleAction({ ...seen, madeId }))
        : turnOnScheduleAction({ ...seen, id })
    },
    defaultValues: { ...values, seen: [] },
  })
  const [memberIds, durationMinutes, frequency, weekdays, meetingsPerDay, startTime, startsOn] = useWatch({
    control: form.control,
    name: watched,
  })
  const choices = { memberIds, durationMinutes, frequency, weekdays, meetingsPerDay, startTime, startsOn }
  const { plan, isWaiting, hasFailed } = usePlan(start, choices, form.formState.submitCount)
  const count = plan.slots.length
  const left = people.filter(({ memberId }) => plan.unplacedIds.includes(memberId)).map(({ name }) => name)
  const outside = namesOutside(plan, start)
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-8">
        <ScheduleFields form={form} start={start} />
        <ParticipantFields form={form} start={start} plan={plan} />
      </div>
      <section
        aria-labelledby="plan-title"
        aria-busy={isWaiting}
        className="grid min-w-0 content-start gap-4 self-start lg:sticky lg:top-8"
      >
        <h2 id="plan-title" className="font-medium">
          {`First week (${zoneName(zone)})`}
        </h2>
        <WeekPlan plan={plan} people={people} weekdays={weekdays} zone={zone} />
        {left.length > 0 && (
          <p className="text-sm text-warning-ink">{`No free time for ${nameList(left, 5)}. Add a weekday or meetings per day.`}</p>
        )}
        {outside.length > 0 && (
          <p className="text-sm text-warning-ink">{`Outside working hours for ${nameList(outside, 5)}. Change the first meeting of a day.`}</p>
        )}
        {hasFailed && <p className="text-sm text-subtle">Couldn’t load the plan.</p>}
        <FormActions>
          <Button type="submit" variant="primary" pending={pending} disabled={repeatGate !== null || isWaiting}>
            {count === 0 ? 'Create series' : `Create ${count} series`}
          </Button>
          <ButtonLink href="/one-on-one/schedules">Cancel</ButtonLink>
        </FormActions>
      </section>
    </form>
  )
}
