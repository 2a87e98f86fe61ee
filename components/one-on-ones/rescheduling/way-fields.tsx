import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { rescheduleLimits } from '@/lib/one-on-ones/rescheduling/rules'
import { addDays, type Day } from '@/lib/shared/dates'

/** How the selection moves: by days, or to one day. */
export interface Way {
  kind: 'by' | 'to'
  days: number
  day: Day
}

const segments = [
  { value: 'by', label: 'Shift by days' },
  { value: 'to', label: 'Move to a day' },
]

/** The landing day. */
export const landsOn = ({ kind, days, day }: Way, from: Day): Day => (kind === 'to' ? day : addDays(from, days))

const { mostDays } = rescheduleLimits

/** What is wrong with what was entered. */
export function wayFault({ kind, days, day }: Way, today: Day): string | undefined {
  if (kind === 'to') return day >= today ? undefined : 'Choose a day that hasn’t passed.'
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? undefined : `Enter 1 to ${mostDays} days.`
}

interface WayFieldsProps {
  way: Way
  today: Day
  onChange: (way: Way) => void
}

export function WayFields({ way, today, onChange }: WayFieldsProps) {
  const fault = wayFault(way, today)
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-medium">
          How to move
        </span>
        <SegmentedControl
          legend="How to move"
          name="way"
          segments={segments}
          value={way.kind}
          onChange={({ target }) => onChange({ ...way, kind: target.value === 'to' ? 'to' : 'by' })}
        />
      </div>
      {way.kind === 'by' ? (
        <Field label="Days" className="w-44" error={fault}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={mostDays}
              defaultValue={Number.isNaN(way.days) ? '' : way.days}
              onChange={({ target }) => onChange({ ...way, days: target.valueAsNumber })}
            />
          )}
        </Field>
      ) : (
        <Field label="Day" className="w-44" error={fault}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              defaultValue={way.day}
              onChange={({ target }) => onChange({ ...way, day: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
