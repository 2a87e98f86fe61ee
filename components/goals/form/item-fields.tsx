'use client'

import { personItem } from '@/components/members/picker/person-item'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { RemovableField } from '@/components/ui/form/removable-field'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon/icon'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { FieldRows } from './field-rows'
import { FormPart, type GoalFormReturn } from './goal-form-part'

const most = 50

type Owner = { id: string; name: string }

interface OwnerFieldProps {
  form: GoalFormReturn
  index: number
  owners: readonly Owner[]
}

const none: PickerItem = { id: '', label: 'Nobody yet', kind: 'person' }

function OwnerField({ form, index, owners }: OwnerFieldProps) {
  const name = `items.${index}.ownerId` as const
  const [value, setValue] = useState<PickerItem>(() => {
    const owner = owners.find(({ id }) => id === form.getValues(name))
    return owner ? personItem(owner) : none
  })

  function choose(person: PickerItem) {
    setValue(person)
    form.setValue(name, person.id, { shouldDirty: true })
    form.clearErrors(name)
  }

  return <ColleagueField label="Owner" optional value={value} onChange={choose} error={errorOf({ form, name })} />
}

export function ItemFields({ form, owners }: { form: GoalFormReturn; owners: readonly Owner[] }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items', keyName: 'key' })
  const add = () => append({ title: '', ownerId: '', dueOn: '' })
  const isFull = fields.length >= most
  return (
    <FormPart title="Action items">
      {fields.length > 0 && (
        <FieldRows label="Action items" isFull={isFull} add={add}>
          {fields.map(({ key }, index) => (
            <li
              key={key}
              className="grid grid-cols-1 gap-x-3 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2"
            >
              <RemovableField label={`Remove item ${index + 1}`} onRemove={() => remove(index)}>
                <TextField form={form} name={`items.${index}.title`} label={`Item ${index + 1}`} />
              </RemovableField>
              <OwnerField form={form} index={index} owners={owners} />
              <TextField form={form} name={`items.${index}.dueOn`} label="Due" optional type="date" />
            </li>
          ))}
        </FieldRows>
      )}
      <div>
        <Button size="sm" onClick={add} disabled={isFull}>
          <Icon name="plus" />
          Add action item
        </Button>
      </div>
    </FormPart>
  )
}
