'use client'

import { useBound } from '@/components/reviews/asking/use-bound'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/form/field'
import { Checkbox } from '@/components/ui/input/checkbox'
import { Input } from '@/components/ui/input/input'
import { Select } from '@/components/ui/input/select'
import { isRepeating, openDaysWords } from '@/lib/reviews/model/rules/frequency'
import { longestOpenDays, startingOf } from '@/lib/reviews/model/rules/schedule'
import { remindersInWords } from '@/lib/reviews/reminders/rules'
import { formatDate } from '@/lib/shared/dates'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { ScheduleSentences } from './schedule-sentences'

const dayMs = 86_400_000
const spans = [
  { days: 7, label: 'In a week' },
  { days: 14, label: 'In two weeks' },
  { days: 28, label: 'In four weeks' },
]

/** The close date and reminders. */
export function Closing() {
  const { form } = useWizard()
  const time = useBound('closesTime')
  const content = useContent()
  const { hasReminders } = content
  const repeats = isRepeating(content)
  return (
    <>
      <div data-field={repeats ? 'openDays' : 'closesOn'} className="grid gap-3 sm:max-w-md sm:grid-cols-[1fr_9rem]">
        {repeats ? <OpenDays /> : <LastDay />}
        <Field label="Time" error={useFieldFault('closesTime')}>
          {(control) => <Input {...control} {...time} type="time" />}
        </Field>
      </div>
      {!repeats && <Spans />}
      <Checkbox
        name="hasReminders"
        checked={hasReminders}
        onChange={(event) => form.setValue('hasReminders', event.target.checked)}
        label="Send reminders"
        hint={hasReminders ? remindersInWords : 'You won’t be able to remind anyone after sending'}
      />
      <ScheduleSentences />
    </>
  )
}

function LastDay() {
  const { draft } = useWizard()
  const day = useBound('closesOn')
  const { timeZone } = useContent()
  return (
    <Field label="Closes on" optional error={useFieldFault('closesOn')}>
      {(control) => (
        <Input {...control} {...day} type="date" min={formatDate(draft.at, 'YYYY-MM-DD', timeZone)} max="2199-12-31" />
      )}
    </Field>
  )
}

function OpenDays() {
  const { form } = useWizard()
  const { openDays, frequency } = useContent()
  const days = Array.from({ length: longestOpenDays(frequency) + 1 }, (_, count) => count)
  return (
    <Field label="Each round is open" error={useFieldFault('openDays')}>
      {(control) => (
        <Select
          {...control}
          name="openDays"
          options={days.map((count) => ({ value: `${count}`, label: openDaysWords(count) }))}
          value={`${openDays}`}
          onChange={(event) => form.setValue('openDays', Number(event.target.value))}
        />
      )}
    </Field>
  )
}

/** Common durations from the send date. */
function Spans() {
  const { form, present } = useWizard()
  const content = useContent()
  const { closesOn, timeZone } = content
  const setDay = (day: string) => form.setValue('closesOn', day)
  const dayAfter = (days: number) => {
    const from = startingOf(content) ?? present()
    return formatDate(new Date(from.getTime() + days * dayMs), 'YYYY-MM-DD', timeZone)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {spans.map(({ days, label }) => (
        <Button key={days} size="sm" onClick={() => setDay(dayAfter(days))}>
          {label}
        </Button>
      ))}
      {closesOn !== '' && (
        <Button size="sm" variant="ghost" onClick={() => setDay('')}>
          No end date
        </Button>
      )}
    </div>
  )
}
