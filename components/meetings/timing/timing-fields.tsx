'use client'

import { GateReason } from '@/components/shell/gate-reason'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { Select } from '@/components/ui/input/select'
import { frequencyLabel, monthlyLabels } from '@/lib/meetings/rules/meeting-frequency'
import { durationLabel, durations } from '@/lib/meetings/rules/meeting-times'
import type { TimingInput } from '@/lib/meetings/schema'
import { SlotPicker, type SlotPickerProps } from './slot-picker'

interface TimingFieldsProps extends Pick<
  SlotPickerProps,
  'people' | 'bookedIds' | 'clock' | 'moved' | 'attempts' | 'isSuggested'
> {
  value: TimingInput
  onChange: (changed: Partial<TimingInput>) => void
  /** Errors by field. */
  errors: Readonly<Partial<Record<keyof TimingInput, string>>>
  /** Allowed repeats; empty if not selectable. */
  frequencies: readonly Frequency[]
  /** Why the plan blocks repeats, if it does. */
  repeatGate: string | null
}

/** The offered lengths, and the one that a meeting got in Google. */
const durationOptions = (chosen: number) =>
  [...new Set([...durations, chosen])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: durationLabel(minutes) }))
const monthlyOptions = Object.entries(monthlyLabels).map(([value, label]) => ({ value, label }))

type Frequency = TimingInput['frequency']

/** The allowed repeats, and the chosen one if the goals no longer allow it. */
function frequencyOptions(chosen: Frequency, allowed: readonly Frequency[], repeatGate: string | null) {
  const shown = allowed.length === 0 || allowed.includes(chosen) ? allowed : [...allowed, chosen]
  return shown.map((frequency) => ({
    value: frequency,
    label: frequencyLabel(frequency),
    disabled: !allowed.includes(frequency) || (frequency !== 'Once' && repeatGate !== null),
  }))
}

type Monthly = TimingInput['monthlyOn']

const isMonthly = (value: string): value is Monthly => value in monthlyLabels

function Duration({ value, onChange, errors }: Pick<TimingFieldsProps, 'value' | 'onChange' | 'errors'>) {
  return (
    <Field label="Duration" error={errors.durationMinutes}>
      {(control) => (
        <Select
          {...control}
          options={durationOptions(value.durationMinutes)}
          value={String(value.durationMinutes)}
          onChange={({ target }) => onChange({ durationMinutes: Number(target.value) })}
        />
      )}
    </Field>
  )
}

function SeriesFields({ value, onChange, errors }: Pick<TimingFieldsProps, 'value' | 'onChange' | 'errors'>) {
  return (
    <>
      {value.frequency === 'Monthly' && (
        <Field label="On" error={errors.monthlyOn}>
          {(control) => (
            <Select
              {...control}
              options={monthlyOptions}
              value={value.monthlyOn}
              onChange={({ target }) => isMonthly(target.value) && onChange({ monthlyOn: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Last day" optional error={errors.lastOn}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={value.lastOn ?? ''}
            onChange={({ target }) => onChange({ lastOn: target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** Time and repeat fields, shared by follow-ups and one-on-ones. */
export function TimingFields({ frequencies, repeatGate, ...rest }: TimingFieldsProps) {
  const { value, onChange, errors, people, bookedIds, clock, moved, attempts, isSuggested } = rest
  const { day, time, durationMinutes } = value
  const options = frequencyOptions(value.frequency, frequencies, repeatGate)
  return (
    <div className="grid grid-cols-1 gap-5">
      <SlotPicker
        people={people}
        bookedIds={bookedIds}
        clock={clock}
        moved={moved}
        attempts={attempts}
        isSuggested={isSuggested}
        durationMinutes={durationMinutes}
        onChange={onChange}
        value={{ day, time }}
        error={errors.time ?? errors.day}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Duration value={value} onChange={onChange} errors={errors} />
        {options.length > 0 && (
          <Field label="Repeat" error={errors.frequency} hint={repeatGate && <GateReason reason={repeatGate} />}>
            {(control) => (
              <Select
                {...control}
                options={options}
                value={value.frequency}
                onChange={({ target }) => {
                  const frequency = frequencies.find((one) => one === target.value)
                  if (frequency !== undefined) onChange({ frequency })
                }}
              />
            )}
          </Field>
        )}
        {value.frequency !== 'Once' && options.length > 0 && (
          <SeriesFields value={value} onChange={onChange} errors={errors} />
        )}
      </div>
    </div>
  )
}
