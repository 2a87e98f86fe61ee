'use client'

import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { closingOf } from '@/lib/reviews/drafts/rules'
import { formatDate, formatDateTime, relativeTime } from '@/lib/shared/dates'
import { useContent, useFieldFault, useWizard } from '../wizard-context'
import { Part } from './part'
import { ZonePicker } from './zone-picker'

const dayMs = 86_400_000
const spans = [
  { days: 7, label: 'In a week' },
  { days: 14, label: 'In two weeks' },
  { days: 28, label: 'In four weeks' },
]

/** Until when people can answer, on the clock of a named place. */
export function Closing() {
  const { form, draft, present } = useWizard()
  const { closesOn, timeZone } = useContent()
  const setDay = (day: string) => form.setValue('closesOn', day)
  return (
    <Part title="Until when">
      <div data-field="closesOn" className="grid gap-3 sm:grid-cols-[1fr_9rem_1fr]">
        <Field label="Last day" optional error={useFieldFault('closesOn')}>
          {(control) => (
            <Input
              {...control}
              {...form.register('closesOn')}
              type="date"
              min={formatDate(draft.at, 'YYYY-MM-DD', timeZone)}
              max="2199-12-31"
            />
          )}
        </Field>
        <Field label="Time" error={useFieldFault('closesTime')}>
          {(control) => <Input {...control} {...form.register('closesTime')} type="time" />}
        </Field>
        <Field label="Time zone" error={useFieldFault('timeZone')}>
          {(control) => (
            <ZonePicker control={control} value={timeZone} onChange={(zone) => form.setValue('timeZone', zone)} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {spans.map(({ days, label }) => (
          <Button
            key={days}
            size="sm"
            onClick={() => setDay(formatDate(new Date(present().getTime() + days * dayMs), 'YYYY-MM-DD', timeZone))}
          >
            {label}
          </Button>
        ))}
        {closesOn !== '' && (
          <Button size="sm" variant="ghost" onClick={() => setDay('')}>
            No last day
          </Button>
        )}
      </div>
      <ClosingSentence />
    </Part>
  )
}

/** The moment in words: in the zone that was chosen, and in one's own where that is another. */
function ClosingSentence() {
  const { draft } = useWizard()
  const content = useContent()
  const closesAt = closingOf(content)
  const { timeZone } = draft.me
  if (closesAt === null) return <p className="text-muted">It stays open until you close it.</p>
  if (closesAt === undefined) return null
  const isAbroad = content.timeZone !== timeZone
  return (
    <p className="text-muted">
      It closes {formatDateTime(closesAt, content.timeZone, true)}
      {isAbroad && `, which is ${formatDateTime(closesAt, timeZone, true)}`}
      {closesAt > draft.at && `, ${relativeTime(closesAt, draft.at, timeZone)}`}.
    </p>
  )
}
