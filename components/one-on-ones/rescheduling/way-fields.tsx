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

interface WayFieldsProps {
  way: Way
  today: Day
  onChange: (way: Way) => void
}

export function WayFields({ way, today, onChange }: WayFieldsProps) {
  const { mostDays } = rescheduleLimits
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SegmentedControl
        legend="How to move"
        name="way"
        segments={segments}
        value={way.kind}
        onChange={({ target }) => onChange({ ...way, kind: target.value === 'to' ? 'to' : 'by' })}
      />
      {way.kind === 'by' ? (
        <Field label="Days" className="w-28">
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={mostDays}
              defaultValue={way.days}
              onChange={({ target }) => {
                const days = Math.trunc(target.valueAsNumber)
                if (days >= 1 && days <= mostDays) onChange({ ...way, days })
              }}
            />
          )}
        </Field>
      ) : (
        <Field label="Day" className="w-44">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              defaultValue={way.day}
              onChange={({ target }) => target.value >= today && onChange({ ...way, day: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
