'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { getJson } from '@/components/ui/lookup/get-json'
import { withFirst, type PickerItem, type PickerSearch } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import type { ParentGoal } from '@/lib/goals/queries/goals-with-words'
import { goalTypeLabels, visibilityLabel } from '@/lib/goals/rules/goal-labels'
import { FormPart, type GoalFormReturn } from './goal-form-part'

const visibilities = ['WORKSPACE', 'PRIVATE'] as const

const holdsGoals = (body: unknown): body is { goals: ParentGoal[] } =>
  typeof body === 'object' && body !== null && 'goals' in body && Array.isArray(body.goals)

const itemOf = ({ id, title, type }: ParentGoal): PickerItem => ({
  id,
  label: title,
  hint: goalTypeLabels[type],
  kind: 'place',
})

/** Parent search; null: the goal doesn't exist yet. */
const searchParents =
  (id: string | null): PickerSearch =>
  (words) => ({
    queryKey: ['parent-goals', id ?? '', words],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ query: words, ...(id !== null && { id }) })
      const { goals } = await getJson(`/api/goals/parents?${asked.toString()}`, holdsGoals, signal)
      return goals.map(itemOf)
    },
  })

const none: PickerItem = { id: '', label: 'None', kind: 'place' }

interface MoreFieldsProps {
  form: GoalFormReturn
  goalId: string | null
  parent: ParentGoal | null
}

/** Parent and visibility. */
export function MoreFields({ form, goalId, parent }: MoreFieldsProps) {
  const [chosen, setChosen] = useState(parent ? itemOf(parent) : none)
  const type = useWatch({ control: form.control, name: 'type' })
  const search = withFirst(none, searchParents(goalId))

  function choose(goal: PickerItem) {
    setChosen(goal)
    form.setValue('parentId', goal.id, { shouldDirty: true })
    form.clearErrors('parentId')
  }

  return (
    <FormPart title="Alignment">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Part of" error={errorOf({ form, name: 'parentId' })}>
          {(control) => <SinglePicker control={control} search={search} value={chosen} onChange={choose} />}
        </Field>
        <SelectField
          form={form}
          name="visibility"
          label="Visible to"
          options={visibilities.map((value) => ({ value, label: visibilityLabel(value, type) }))}
        />
      </div>
    </FormPart>
  )
}
