'use client'

import { personItem } from '@/components/members/picker/person-item'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TimingFields } from '@/components/meetings/timing/timing-fields'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { searchPartners } from '@/components/members/picker/people-search'
import { errorOf } from '@/components/ui/form/bound-field'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { meetingFrequencies } from '@/lib/meetings/rules/meeting-frequency'
import type { TimingInput } from '@/lib/meetings/schema'
import type { OneOnOneFormProps, OneOnOneFormReturn } from './one-on-one-form-part'

interface PartnerFieldsProps extends OneOnOneFormProps {
  form: OneOnOneFormReturn
  /** The change covers more than one meeting. */
  isWhole: boolean
}

const timingNames = ['day', 'time', 'durationMinutes', 'frequency', 'monthlyOn', 'lastOn'] as const

const repeating = meetingFrequencies.filter((frequency) => frequency !== 'Once')

/** A new one-on-one repeats freely, a series must repeat, one of its meetings can't. */
function frequenciesOf(isNew: boolean, isWhole: boolean) {
  if (isNew) return meetingFrequencies
  return isWhole ? repeating : []
}

export function PartnerFields({ form, start, isWhole }: PartnerFieldsProps) {
  const { partner, self, repeatGate, clock, id } = start
  const [chosen, setChosen] = useState<PickerItem | null>(() => (partner ? personItem(partner) : null))
  const [day, time, durationMinutes, frequency, monthlyOn, lastOn] = useWatch({
    control: form.control,
    name: timingNames,
  })

  function choose(person: PickerItem) {
    setChosen(person)
    form.setValue('withId', person.id, { shouldDirty: true })
    form.clearErrors('withId')
  }

  function change(changed: Partial<TimingInput>) {
    for (const name of timingNames) {
      const value = changed[name]
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true })
    }
    form.clearErrors([...timingNames])
  }

  const people = [self, ...(chosen ? [{ id: chosen.id, name: chosen.label }] : [])]
  return (
    <>
      {id === undefined && (
        <ColleagueField
          label="With"
          error={errorOf({ form, name: 'withId' })}
          value={chosen}
          onChange={choose}
          search={searchPartners}
          required
        />
      )}
      <TimingFields
        value={{ day, time, durationMinutes, frequency, monthlyOn, lastOn }}
        onChange={change}
        errors={Object.fromEntries(timingNames.map((name) => [name, errorOf({ form, name })]))}
        bookedIds={people.map((person) => person.id)}
        frequencies={frequenciesOf(id === undefined, isWhole)}
        moved={id === undefined ? undefined : { id, isWhole }}
        attempts={form.formState.submitCount}
        isSuggested={id === undefined}
        people={people}
        clock={clock}
        repeatGate={repeatGate}
      />
    </>
  )
}
