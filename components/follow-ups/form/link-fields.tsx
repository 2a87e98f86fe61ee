'use client'

import { useFieldArray } from 'react-hook-form'
import { FieldRows } from '@/components/goals/form/field-rows'
import { Button } from '@/components/ui/button/button'
import { RemovableField } from '@/components/ui/form/removable-field'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon/icon'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import type { FollowUpFormReturn } from './follow-up-form-return'

export function LinkFields({ form }: { form: FollowUpFormReturn }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links', keyName: 'key' })
  const add = () => append({ url: '', text: '' })
  const isFull = fields.length >= meetingLimits.links
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-4 text-md font-semibold">Links</legend>
      {fields.length > 0 && (
        <FieldRows label="Links" isFull={isFull} add={add}>
          {fields.map(({ key }, index) => (
            <li key={key} className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
              <RemovableField label={`Remove link ${index + 1}`} onRemove={() => remove(index)}>
                <TextField
                  form={form}
                  name={`links.${index}.url`}
                  label={`Address ${index + 1}`}
                  inputMode="url"
                  placeholder="https://"
                  autoComplete="off"
                />
              </RemovableField>
              <TextField form={form} name={`links.${index}.text`} label="Text" optional />
            </li>
          ))}
        </FieldRows>
      )}
      <div>
        <Button size="sm" onClick={add} disabled={isFull}>
          <Icon name="plus" />
          Add link
        </Button>
      </div>
    </fieldset>
  )
}
