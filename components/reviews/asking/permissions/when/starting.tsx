'use client'

import { useBound } from '@/components/reviews/asking/use-bound'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { frequencyLabels } from '@/lib/reviews/model/rules/frequency'
import { usualOpenDays } from '@/lib/reviews/model/rules/schedule'
import type { FormContent } from '@/lib/reviews/model/schema'
import { formatDate } from '@/lib/shared/dates'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'

const dayMs = 86_400_000

type Frequency = FormContent['frequency']
const isFrequency = (value: string): value is Frequency => value in frequencyLabels
const segments = Object.entries(frequencyLabels).map(([value, label]) => ({ value, label }))

export function Starting() {
  const { form, present } = useWizard()
  const { startsOn, timeZone, frequency } = useContent()
  const tomorrow = () => formatDate(new Date(present().getTime() + dayMs), 'YYYY-MM-DD', timeZone)

  function repeat(value: string) {
    if (!isFrequency(value)) return
    form.setValue('frequency', value)
    form.setValue('openDays', usualOpenDays[value])
  }

  const radio = (isNow: boolean) => ({
    name: 'starts',
    checked: isNow === (startsOn === ''),
    onChange: () => form.setValue('startsOn', isNow ? '' : tomorrow()),
  })
  return (
    <>
      <RadioGroup legend="Send">
        <Radio {...radio(true)} value="now" label="Now" />
        <Radio {...radio(false)} value="later" label="Later" hint="You can change it until then" />
      </RadioGroup>
      {startsOn !== '' && <Moment />}
      <div className="grid gap-1.5">
        <p className="font-medium" aria-hidden="true">
          How often
        </p>
        <SegmentedControl
          legend="How often"
          name="frequency"
          segments={segments}
          value={frequency}
          onChange={(event) => repeat(event.target.value)}
        />
      </div>
    </>
  )
}

function Moment() {
  const { draft } = useWizard()
  const day = useBound('startsOn')
  const time = useBound('startsTime')
  const { timeZone } = useContent()
  return (
    <div data-field="startsOn" className="grid gap-3 pl-7 sm:max-w-md sm:grid-cols-[1fr_9rem]">
      <Field label="First day" error={useFieldFault('startsOn')}>
        {(control) => (
          <Input
            {...control}
            {...day}
            type="date"
            min={formatDate(draft.at, 'YYYY-MM-DD', timeZone)}
            max="2199-12-31"
          />
        )}
      </Field>
      <Field label="Time" error={useFieldFault('startsTime')}>
        {(control) => <Input {...control} {...time} type="time" />}
      </Field>
    </div>
  )
}
