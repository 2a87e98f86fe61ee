'use client'

import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { FieldError } from '@/components/ui/form/field'
import { RemovableField } from '@/components/ui/form/removable-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon/icon'
import { sourceLabels } from '@/lib/goals/rules/goal-labels'
import { FieldRows } from './field-rows'
import { FormPart, type GoalFormReturn } from './goal-form-part'

const sources = Object.entries(sourceLabels).map(([value, label]) => ({ value, label }))

const most = 20

interface KeyResultProps {
  form: GoalFormReturn
  index: number
  onRemove: () => void
}

/** A key result's fields. */
function KeyResultFields({ form, index, onRemove }: KeyResultProps) {
  const at = `keyResults.${index}` as const
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  const start = useRef(form.getValues(`${at}.start`))

  /** Now stays at Start until it is typed. */
  function follow() {
    const typed = form.getValues(`${at}.start`)
    if (String(form.getValues(`${at}.current`)) === String(start.current)) form.setValue(`${at}.current`, typed)
    start.current = typed
  }

  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-5">
      <RemovableField label={`Remove key result ${index + 1}`} onRemove={onRemove}>
        <TextField form={form} name={`${at}.title`} label={`Key result ${index + 1}`} />
      </RemovableField>
      <div className="contents" onChange={follow}>
        <TextField form={form} name={`${at}.start`} label="Start" {...number} />
      </div>
      <TextField form={form} name={`${at}.current`} label="Now" {...number} />
      <TextField form={form} name={`${at}.target`} label="Target" {...number} />
      <TextField form={form} name={`${at}.unit`} label="Unit" optional />
      <TextField form={form} name={`${at}.weight`} label="Weight" inputMode="numeric" />
    </li>
  )
}

const blank = { title: '', start: 0, current: 0, target: 100, unit: '%', weight: 1 }

/** The progress source and its numbers. */
export function ProgressFields({ form }: { form: GoalFormReturn }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'keyResults', keyName: 'key' })
  const source = useWatch({ control: form.control, name: 'progressSource' })
  const error = errorOf({ form, name: 'keyResults' })
  // A number that is refused is shown, whatever is chosen.
  const hasPercent = source === 'BY_HAND' || errorOf({ form, name: 'progress' }) !== undefined

  const isFull = fields.length >= most

  function add() {
    append(blank)
    if (fields.length === 0 && source === 'BY_HAND') form.setValue('progressSource', 'KEY_RESULTS')
  }

  return (
    <FormPart title="Progress">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <SelectField form={form} name="progressSource" label="Comes from" options={sources} />
        {hasPercent && (
          <TextField form={form} name="progress" label="Percent now" inputMode="numeric" autoComplete="off" />
        )}
      </div>
      {fields.length > 0 && (
        <FieldRows label="Key results" isFull={isFull} add={add}>
          {fields.map(({ key }, index) => (
            <KeyResultFields key={key} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </FieldRows>
      )}
      {error && <FieldError>{error}</FieldError>}
      <div>
        <Button size="sm" onClick={add} disabled={isFull}>
          <Icon name="plus" />
          Add key result
        </Button>
      </div>
    </FormPart>
  )
}
