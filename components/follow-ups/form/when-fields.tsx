'use client'

import { personItem } from '@/components/members/picker/person-item'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TimingFields } from '@/components/meetings/timing/timing-fields'
import { ColleaguesField } from '@/components/members/picker/colleagues-field'
import { errorOf } from '@/components/ui/form/bound-field'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import type { FollowUpFormStart } from '@/lib/follow-ups/queries/get-follow-up-form'
import { frequenciesFor } from '@/lib/meetings/rules/meeting-frequency'
import type { TimingInput } from '@/lib/meetings/schema'
import type { FollowUpFormReturn } from './follow-up-form-return'

interface WhenFieldsProps {
  form: FollowUpFormReturn
  start: FollowUpFormStart & { id?: string }
  /** The change covers more than one meeting. */
  isWhole: boolean
}

const timingNames = ['day', 'time', 'durationMinutes', 'frequency', 'monthlyOn', 'lastOn'] as const

/** Allowed repeats: as the goals allow; a series must repeat, one of its meetings can't. */
function frequenciesOf({ id, goals }: WhenFieldsProps['start'], goalIds: readonly string[], isWhole: boolean) {
  const allowed = frequenciesFor(goals.filter((goal) => goalIds.includes(goal.id)).map(({ frequency }) => frequency))
  if (id === undefined) return allowed
  return isWhole ? allowed.filter((frequency) => frequency !== 'Once') : []
}

export function WhenFields({ form, start, isWhole }: WhenFieldsProps) {
  const { attendees, self, repeatGate, clock, id } = start
  const [people, setPeople] = useState(() => attendees.map(personItem))
  const [day, time, durationMinutes, frequency, monthlyOn, lastOn] = useWatch({
    control: form.control,
    name: timingNames,
  })
  const goalIds = useWatch({ control: form.control, name: 'goalIds' })

  function choose(chosen: PickerItem[]) {
    setPeople(chosen)
    const ids = chosen.map((person) => person.id)
    form.setValue('attendeeIds', ids, { shouldDirty: true })
    form.clearErrors('attendeeIds')
  }

  function change(changed: Partial<TimingInput>) {
    for (const name of timingNames) {
      const value = changed[name]
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true })
    }
    form.clearErrors([...timingNames])
  }

  const others = people
    .filter((person) => person.id !== self.id)
    .map((person) => ({ id: person.id, name: person.label }))
  return (
    <>
      <ColleaguesField
        label="With"
        error={errorOf({ form, name: 'attendeeIds' })}
        value={people}
        onChange={choose}
        required
      />
      <TimingFields
        value={{ day, time, durationMinutes, frequency, monthlyOn, lastOn }}
        onChange={change}
        errors={Object.fromEntries(timingNames.map((name) => [name, errorOf({ form, name })]))}
        people={[self, ...others]}
        bookedIds={[self.id]}
        frequencies={frequenciesOf(start, goalIds, isWhole)}
        moved={id === undefined ? undefined : { id, isWhole }}
        attempts={form.formState.submitCount}
        clock={clock}
        repeatGate={repeatGate}
      />
    </>
  )
}
