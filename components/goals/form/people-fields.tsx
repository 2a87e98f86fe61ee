'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ColleaguesField } from '@/components/members/picker/colleagues-field'
import { searchLed } from '@/components/members/picker/people-search'
import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import { bindChoice, errorOf } from '@/components/ui/form/bound-field'
import { SelectField } from '@/components/ui/form/select-field'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import type { GoalFormStart } from '@/lib/goals/queries/get-goal-form'
import { goalTypeLabels } from '@/lib/goals/rules/goal-labels'
import { visibilityAfter } from '@/lib/goals/rules/goal-visibility'
import { FormPart, type GoalFormReturn } from './goal-form-part'

type GoalType = GoalFormStart['types'][number]

const hints: Record<GoalType, string> = {
  Organization: 'For everyone',
  Team: 'For a team',
  Individual: 'For people',
  Self: 'For yourself',
}

interface PeopleFieldsProps {
  form: GoalFormReturn
  start: Pick<GoalFormStart, 'types' | 'teams' | 'people' | 'onlyLed'> & { id?: string }
}

interface TypeChoiceProps {
  form: GoalFormReturn
  types: readonly GoalType[]
  isNew: boolean
}

function TypeChoice({ form, types, isNew }: TypeChoiceProps) {
  const { dirtyFields } = form.formState

  function follow(to: GoalType) {
    if (dirtyFields.visibility) return
    const { type: from, visibility } = form.getValues()
    form.resetField('visibility', { defaultValue: visibilityAfter({ from, to, visibility, isNew }) })
  }

  function fieldOf(type: GoalType) {
    const { onChange, ...field } = bindChoice({ form, name: 'type' }, type)
    const choose: typeof onChange = (event) => {
      follow(type)
      return onChange(event)
    }
    return { ...field, onChange: choose }
  }

  return (
    <div
      role="radiogroup"
      aria-label="Type"
      className="grid grid-cols-2 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none"
    >
      {types.map((type) => (
        <label
          key={type}
          className="flex cursor-pointer flex-col gap-0.5 rounded-md border border-control px-3 py-2 hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input type="radio" className="sr-only" {...fieldOf(type)} />
          <span className="font-medium">{goalTypeLabels[type]}</span>
          <span className="text-sm text-subtle">{hints[type]}</span>
        </label>
      ))}
    </div>
  )
}

type PeopleName = 'assigneeIds' | 'supervisorIds'

function People({ form, name, label, hint, first, search }: PeopleBoxProps) {
  const [chosen, setChosen] = useState(() => first.map(personItem))

  function choose(people: PickerItem[]) {
    setChosen(people)
    form.setValue(
      name,
      people.map(({ id }) => id),
      { shouldDirty: true },
    )
    form.clearErrors(name)
  }

  return (
    <ColleaguesField
      label={label}
      hint={hint}
      optional
      error={errorOf({ form, name })}
      value={chosen}
      onChange={choose}
      search={search}
    />
  )
}

interface PeopleBoxProps {
  form: GoalFormReturn
  name: PeopleName
  label: string
  hint?: string
  search?: PickerSearch
  first: readonly PickedPerson[]
}

/** Owner fields. */
export function PeopleFields({ form, start: { id, types, teams, people, onlyLed } }: PeopleFieldsProps) {
  const type = useWatch({ control: form.control, name: 'type' })
  const teamOptions = teams.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormPart title="Who">
      {types.length > 1 && <TypeChoice form={form} types={types} isNew={id === undefined} />}
      {type === 'Team' && (
        <SelectField
          form={form}
          name="teamId"
          label="Team"
          placeholder="Choose a team"
          options={teamOptions}
          required
        />
      )}
      {type !== 'Self' && (
        <People
          form={form}
          name="assigneeIds"
          label="Assignees"
          hint="They check in"
          search={onlyLed ? searchLed : undefined}
          first={people.assignees}
        />
      )}
      <People
        form={form}
        name="supervisorIds"
        label="Supervisors"
        hint={
          type === 'Self'
            ? 'They follow it and can help'
            : 'They follow it, and can change its status as a Manager or Admin'
        }
        first={people.supervisors}
      />
    </FormPart>
  )
}
