'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { FormActions } from '@/components/ui/form/form-actions'
import type { PacedSaves } from '@/components/ui/form/paced-saves'
import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { createGoalAction, editGoalAction } from '@/lib/goals/actions'
import type { GoalDrafting, GoalFormStart } from '@/lib/goals/queries/get-goal-form'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import type { EditGoalInput, GoalFieldsInput } from '@/lib/goals/schema'
import { ChangedMeanwhile } from './changed-meanwhile'
import { DateFields } from './date-fields'
import { ItemFields } from './item-fields'
import { LinkFields } from './link-fields'
import { MoreFields } from './more-fields'
import { PeopleFields } from './people-fields'
import { ProgressFields } from './progress-fields'
import { TemplateChoice } from './template-choice'
import { useGoalDraft } from './use-goal-draft'

export type GoalFormProps = {
  start: GoalFormStart & { id?: string; drafting?: GoalDrafting }
  cancelHref?: string
  /** The template it begins with. */
  template?: string
}

/** Creates under a new id, or edits what the form opened. */
function useSend({ id, values: fields, continuesId, reviewId }: Start, savesRef: RefObject<PacedSaves | null>) {
  const madeIdOf = useMadeIds()
  const router = useRouter()
  const [seen] = useState(fields)
  const [isConflict, setConflict] = useState(false)
  const whoseRef = useRef<EditGoalInput['meanwhile']>(undefined)

  async function send(values: GoalFieldsInput) {
    // Creating deletes the draft, so no save may follow.
    await savesRef.current?.flush()
    if (id === undefined) return createGoalAction({ ...values, madeId: madeIdOf('goal'), continuesId, reviewId })
    const meanwhile = whoseRef.current
    // For one press: what is changed after it is asked about again.
    whoseRef.current = undefined
    const answer = await editGoalAction({ ...values, id, seen, meanwhile })
    const hasConflict = answer?.serverError?.fields?.['meanwhile'] !== undefined
    setConflict(hasConflict)
    // Shows what the others wrote; what was typed stays.
    if (hasConflict) router.refresh()
    return answer
  }

  return { send, whoseRef, seen, isConflict }
}

type Start = GoalFormProps['start']

/** The goal form. */
export function GoalForm({ start, cancelHref, template }: GoalFormProps) {
  const savesRef = useRef<PacedSaves>(null)
  const { send, whoseRef, seen, isConflict } = useSend(start, savesRef)
  const { form, bind, submit, pending, formError } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.goalFieldsSchema),
    action: send,
    defaultValues: start.values,
  })
  const saving = useGoalDraft(form, start, savesRef)
  const isNew = start.id === undefined
  return (
    <form data-keep={saving.state === 'saved' ? undefined : true} {...bind} className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-5">
        {isNew && start.continuesId === undefined && <TemplateChoice form={form} first={template} />}
        <TextField form={form} name="title" label="Title" required autoComplete="off" />
        <TextareaField form={form} name="description" label="Description" optional rows={3} limit={2000} />
      </div>
      <PeopleFields form={form} start={start} />
      <DateFields form={form} today={start.today} />
      <ProgressFields form={form} />
      <ItemFields form={form} owners={start.people.owners} />
      <LinkFields form={form} />
      <MoreFields form={form} goalId={start.id ?? null} parent={start.parent} />
      {formError !== undefined && start.id !== undefined && isConflict && (
        <ChangedMeanwhile
          id={start.id}
          form={form}
          sentence={formError}
          seen={seen}
          present={start.values}
          onSave={(chosen) => {
            whoseRef.current = chosen
            submit()
          }}
        />
      )}
      {formError !== undefined && start.id !== undefined && !isConflict && (
        <Callout
          tone="danger"
          title={formError}
          action={
            <ButtonLink size="sm" href={goalPath(start.id)} target="_blank">
              See the goal
            </ButtonLink>
          }
        />
      )}
      <FormActions aside={<SavedIndicator {...saving} />}>
        <Button type="submit" variant="primary" pending={pending}>
          {isNew ? 'Set goal' : 'Save'}
        </Button>
        <ButtonLink href={start.id === undefined ? (cancelHref ?? '/goals') : goalPath(start.id)}>Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
