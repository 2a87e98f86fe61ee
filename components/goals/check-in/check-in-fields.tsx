'use client'

import { useEffect, useId, useState, type FocusEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { LinkButton } from '@/components/ui/button/link-button'
import { bindChoice, errorOf } from '@/components/ui/form/bound-field'
import { FieldError } from '@/components/ui/form/field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { statusChoices } from '@/components/goals/goal-words'
import type { CheckInGoal } from '@/lib/goals/queries/list-check-ins'
import { isOpenGoal } from '@/lib/goals/rules/goal-status'
import { valueInWords } from '@/lib/goals/rules/goal-updates'
import type { checkInManySchema } from '@/lib/goals/schema'

/** A goal's fields for a check-in. */
export type CheckInSubject = Pick<
  CheckInGoal,
  'id' | 'title' | 'version' | 'checkInStatus' | 'setsGoalStatus' | 'progress' | 'progressSource' | 'keyResults'
>

type Input = z.input<typeof checkInManySchema>
export type CheckInFormReturn = UseFormReturn<Input, unknown, z.output<typeof checkInManySchema>>

/** The last values. */
export function checkInValues(goal: CheckInSubject, madeId: string): Input['goals'][number] {
  const status = isOpenGoal(goal.checkInStatus) ? openStatus(goal.checkInStatus) : undefined
  return {
    madeId,
    id: goal.id,
    values: goal.keyResults.map(({ id, current }) => ({ id, current, seen: current })),
    progress: goal.progress,
    seenProgress: goal.progress,
    status,
    seenStatus: status,
    comment: '',
  }
}

const openStatus = (status: CheckInSubject['checkInStatus']) =>
  status === 'AtRisk' || status === 'Delayed' ? status : 'OnTrack'

/** Why there is no number to enter. */
const progressFrom = {
  CHILDREN: 'Progress comes from the goals under it.',
  ITEMS: 'Progress comes from its action items.',
} as const

interface CheckInFieldsProps {
  form: CheckInFormReturn
  goal: CheckInSubject
  index: number
}

function StatusChoice({ form, goal, index }: CheckInFieldsProps) {
  const errorId = useId()
  const field = { form, name: `goals.${index}.status` } as const
  const error = errorOf(field)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5" aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-medium">{goal.setsGoalStatus ? 'Goal status' : 'Your status'}</legend>
      <div className="segments">
        {statusChoices.map(({ value, label }) => (
          <label key={value} className="segment">
            <input type="radio" {...bindChoice(field, value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

export function CheckInFields({ form, goal, index }: CheckInFieldsProps) {
  const comment = `goals.${index}.comment` as const
  const [hasComment] = useState(form.getValues(comment) !== '')
  const [isAsked, setAsked] = useState(false)
  const { setFocus } = form
  useEffect(() => {
    if (isAsked) setFocus(comment)
  }, [isAsked, setFocus, comment])
  const status = useWatch({ control: form.control, name: `goals.${index}.status` })
  const isMoved = typeof status === 'string' && status !== goal.checkInStatus
  const asksWhy = isMoved && goal.setsGoalStatus
  // Selects the last value, so typing replaces it.
  const select = ({ target }: FocusEvent<HTMLInputElement>) => target.select()
  const number = { inputMode: 'decimal', autoComplete: 'off', onFocus: select } as const
  return (
    <div className="grid grid-cols-1 gap-4 pb-1">
      {goal.progressSource === 'BY_HAND' && (
        <TextField form={form} name={`goals.${index}.progress`} label="Percent" {...number} inputMode="numeric" />
      )}
      {(goal.progressSource === 'CHILDREN' || goal.progressSource === 'ITEMS') && (
        <p className="text-muted">{progressFrom[goal.progressSource]}</p>
      )}
      {goal.keyResults.map(({ id, title, target, unit }, at) => (
        <TextField
          key={id}
          form={form}
          name={`goals.${index}.values.${at}.current`}
          label={title}
          aside={<span className="text-subtle tabular-nums">Target {valueInWords(target, unit)}</span>}
          {...number}
        />
      ))}
      <StatusChoice form={form} goal={goal} index={index} />
      {hasComment || isAsked || isMoved ? (
        <TextareaField
          form={form}
          name={comment}
          label="Comment"
          optional={!asksWhy}
          required={asksWhy}
          rows={2}
          limit={2000}
        />
      ) : (
        <div>
          <LinkButton onClick={() => setAsked(true)}>Add a comment</LinkButton>
        </div>
      )}
    </div>
  )
}
