'use client'

import { Button } from '@/components/ui/button/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { quarterAround } from '@/lib/goals/rules/goal-periods'
import { frequencyTitles } from '@/lib/goals/rules/goal-labels'
import type { Day } from '@/lib/shared/dates'
import { FormPart, type GoalFormReturn } from './goal-form-part'

const frequencies = Object.entries(frequencyTitles).map(([value, label]) => ({ value, label }))

const quarters = [
  { label: 'This quarter', ahead: 0 },
  { label: 'Next quarter', ahead: 1 },
]

/** End date and check-in frequency. */
export function DateFields({ form, today }: { form: GoalFormReturn; today: Day }) {
  function choose(ahead: number) {
    const { from, to } = quarterAround(today, ahead)
    form.setValue('startsOn', from, { shouldDirty: true })
    form.setValue('endsOn', to, { shouldDirty: true })
    form.clearErrors(['startsOn', 'endsOn'])
  }

  return (
    <FormPart title="When">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <SelectField form={form} name="frequency" label="Check in" options={frequencies} />
        <TextField form={form} name="startsOn" label="Start" type="date" required />
        <TextField form={form} name="endsOn" label="End" type="date" required />
      </div>
      <div className="flex flex-wrap gap-2">
        {quarters.map(({ label, ahead }) => (
          <Button key={label} size="sm" onClick={() => choose(ahead)}>
            {label}
          </Button>
        ))}
      </div>
    </FormPart>
  )
}
