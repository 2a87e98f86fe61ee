'use client'

import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { RemovableField } from '@/components/ui/form/removable-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon/icon'
import { goalLinkKinds } from '@/lib/goals/rules/goal-labels'
import { FieldRows } from './field-rows'
import { FormPart, type GoalFormReturn } from './goal-form-part'

const kinds = goalLinkKinds.map((value) => ({ value, label: value }))

const most = 20

export function LinkFields({ form }: { form: GoalFormReturn }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links', keyName: 'key' })
  const add = () => append({ url: '', text: '', kind: 'Document' })
  const isFull = fields.length >= most
  return (
    <FormPart title="Links">
      {fields.length > 0 && (
        <FieldRows label="Links" isFull={isFull} add={add}>
          {fields.map(({ key }, index) => (
            <li
              key={key}
              className="grid grid-cols-1 gap-x-3 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2"
            >
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
              <SelectField form={form} name={`links.${index}.kind`} label="Kind" options={kinds} />
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
    </FormPart>
  )
}
