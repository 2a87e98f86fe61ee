'use client'

import { GateReason } from '@/components/shell/gate-reason'
import { useWatch } from 'react-hook-form'
import { errorOf } from '@/components/ui/form/bound-field'
import { FieldError } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Checkbox } from '@/components/ui/input/checkbox'
import { frequencyLabel } from '@/lib/meetings/rules/meeting-frequency'
import { durationLabel, durations } from '@/lib/meetings/rules/meeting-times'
import { scheduleFrequencies, scheduleLimits, weekdayNames } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import type { ScheduleFormPart } from './schedule-form-part'

const durationOptions = durations.map((minutes) => ({ value: String(minutes), label: durationLabel(minutes) }))
const frequencyOptions = scheduleFrequencies.map((value) => ({ value, label: frequencyLabel(value) }))

const perDayOptions = Array.from({ length: scheduleLimits.meetingsPerDay }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

function Weekdays({ form }: Pick<ScheduleFormPart, 'form'>) {
  const weekdays = useWatch({ control: form.control, name: 'weekdays' })
  const error = errorOf({ form, name: 'weekdays' })

  function toggle(weekday: number) {
    const chosen = weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday]
    form.setValue('weekdays', chosen.toSorted(), { shouldDirty: true })
    form.clearErrors('weekdays')
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium">Weekdays</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {weekdayNames.map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            checked={weekdays.includes(index + 1)}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(index + 1)}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

export function ScheduleFields({ form, start: { repeatGate, today } }: ScheduleFormPart) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField form={form} name="title" label="Title" required autoComplete="off" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField form={form} name="durationMinutes" label="Duration" options={durationOptions} />
        <SelectField
          form={form}
          name="frequency"
          label="Repeat"
          options={frequencyOptions}
          hint={repeatGate && <GateReason reason={repeatGate} />}
        />
        <TextField form={form} name="startsOn" type="date" min={today} label="Starting" required />
        <TextField form={form} name="startTime" type="time" step={1800} label="First meeting of a day" required />
        <SelectField form={form} name="meetingsPerDay" label="Meetings per day" options={perDayOptions} />
      </div>
      <Weekdays form={form} />
    </div>
  )
}
