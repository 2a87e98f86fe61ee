'use client'

import { useWatch } from 'react-hook-form'
import { IconButton } from '@/components/ui/button/icon-button'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { Icon } from '@/components/ui/icon/icon'
import { Select } from '@/components/ui/input/select'
import type { FollowUpFormStart } from '@/lib/follow-ups/queries/get-follow-up-form'
import { followUpLimits, followUpTypeLabels, followUpTypes } from '@/lib/follow-ups/rules'
import type { FollowUpFormReturn } from './follow-up-form-return'

interface AboutFieldsProps {
  form: FollowUpFormReturn
  start: Pick<FollowUpFormStart, 'goals' | 'reviews'>
}

const typeOptions = followUpTypes.map((value) => ({ value, label: followUpTypeLabels[value] }))

interface SubjectsProps {
  form: FollowUpFormReturn
  name: 'goalIds' | 'reviewIds'
  label: string
  placeholder: string
  subjects: readonly { id: string; title: string; isPrivate?: boolean }[]
}

const hintOf = ({ length }: SubjectsProps['subjects']) =>
  length < followUpLimits.offered ? undefined : `The latest ${length}. For another one, choose “Follow up” on its page`

/** Selected goals or reviews with remove buttons, and a list to add from. */
function Subjects({ form, name, label, placeholder, subjects }: SubjectsProps) {
  const chosenIds = useWatch({ control: form.control, name })
  const chosen = subjects.filter(({ id }) => chosenIds.includes(id))
  const others = subjects.filter(({ id }) => !chosenIds.includes(id))

  function set(ids: string[]) {
    form.setValue(name, ids, { shouldDirty: true })
    form.clearErrors(name)
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hintOf(subjects)} error={errorOf({ form, name })}>
        {(control) => (
          <Select
            {...control}
            placeholder={others.length === 0 && chosen.length === 0 ? 'Nothing to choose yet' : placeholder}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            value=""
            onChange={({ target }) => set([...chosenIds, target.value])}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className="list" aria-label={`Chosen ${label.toLowerCase()}`}>
          {chosen.map(({ id, title, isPrivate }) => (
            <li key={id} className="flex items-center gap-2 px-4 py-1.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {title}
                {isPrivate && (
                  <span className="block text-sm text-subtle">Private: shown only to people who can see the goal</span>
                )}
              </span>
              <IconButton
                size="sm"
                variant="ghost"
                label={`Remove ${title}`}
                icon={<Icon name="x" />}
                onClick={() => set(chosenIds.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function AboutFields({ form, start: { goals, reviews } }: AboutFieldsProps) {
  const [type, goalIds, reviewIds] = useWatch({ control: form.control, name: ['type', 'goalIds', 'reviewIds'] })
  const hasGoals = type === 'Goal' || goalIds.length > 0
  const hasReviews = type === 'Review' || reviewIds.length > 0
  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectField form={form} name="type" label="About" options={typeOptions} />
      {hasGoals && <Subjects form={form} name="goalIds" label="Goals" placeholder="Add a goal" subjects={goals} />}
      {hasReviews && (
        <Subjects form={form} name="reviewIds" label="Feedback" placeholder="Add feedback" subjects={reviews} />
      )}
    </div>
  )
}
