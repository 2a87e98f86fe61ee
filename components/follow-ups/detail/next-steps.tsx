'use client'

import { useOptimistic, useTransition } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Icon } from '@/components/ui/icon/icon'
import { Checkbox } from '@/components/ui/input/checkbox'
import { toast } from '@/components/ui/overlay/toast'
import { addNextStepAction, removeNextStepAction, tickNextStepAction } from '@/lib/follow-ups/actions'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'
import { dateOf, formatDate } from '@/lib/shared/dates'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { randomId } from '@/lib/shared/randomness'

type NextStepsProps = { followUp: Pick<FollowUpDetail, 'id' | 'items' | 'attendees' | 'today' | 'can'> }

type Step = FollowUpDetail['items'][number]

const blank = (id: string) => ({ madeId: randomId(), id, title: '', ownerId: '', dueOn: '' })

function StepForm({ id, attendees }: Pick<FollowUpDetail, 'id' | 'attendees'>) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/follow-ups/schema').then((module) => module.addNextStepSchema),
    action: addNextStepAction,
    defaultValues: blank(id),
    onSuccess: () => {
      form.reset(blank(id))
    },
  })
  const people = attendees.filter(({ hasLeft }) => !hasLeft)
  const owners = [
    { value: '', label: 'Nobody yet' },
    ...people.map(({ memberId, name }) => ({ value: memberId, label: name })),
  ]
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]">
      <TextField form={form} name="title" label="Next step" maxLength={250} autoComplete="off" />
      <SelectField form={form} name="ownerId" label="Owner" options={owners} />
      <TextField form={form} name="dueOn" label="Due" optional type="date" />
      <div className="sm:pt-6.5">
        <Button type="submit" pending={pending}>
          Add
        </Button>
      </div>
    </form>
  )
}

interface StepLineProps {
  step: Step
  today: string
  canWrite: boolean
  onTick: (isDone: boolean) => void
  onRemove: () => void
}

function StepLine({ step: { id, title, owner, dueOn, isDone }, today, canWrite, onTick, onRemove }: StepLineProps) {
  const isLate = !isDone && dueOn !== null && dueOn < today
  const due = dueOn !== null && `Due ${formatDate(dateOf(dueOn), 'MMM DD, YYYY', 'UTC')}`
  return (
    <li id={id} className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{title}</span>}
          hint={due && <span className={isLate ? 'text-danger-ink' : undefined}>{due}</span>}
          checked={isDone}
          disabled={!canWrite}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {owner && (
        <span title={owner.name} className="inline-flex">
          <Avatar name={owner.name} pictureId={owner.pictureId} size="sm" />
          <span className="sr-only">{owner.name}</span>
        </span>
      )}
      {canWrite && (
        <IconButton
          size="sm"
          variant="ghost"
          label={`Remove ${title}`}
          icon={<Icon name="x" />}
          onClick={() => onRemove()}
        />
      )}
    </li>
  )
}

export function NextSteps({ followUp: { id, items, attendees, today, can } }: NextStepsProps) {
  const [shown, tick] = useOptimistic(items, (rows, changed: { itemId: string; isDone: boolean }) =>
    rows.map((row) => (row.id === changed.itemId ? { ...row, isDone: changed.isDone } : row)),
  )
  const [, startTransition] = useTransition()

  const change = (itemId: string) => (isDone: boolean) =>
    startTransition(async () => {
      tick({ itemId, isDone })
      const faults = faultsOf(await answerOf(tickNextStepAction({ id, itemId, isDone })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })

  const remove = (itemId: string) => () =>
    startTransition(async () => {
      const faults = faultsOf(await answerOf(removeNextStepAction({ id, itemId })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })

  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 0 && (
        <ul aria-label="Next steps" className="list">
          {shown.map((step) => (
            <StepLine
              key={step.id}
              step={step}
              today={today}
              canWrite={can.write}
              onTick={change(step.id)}
              onRemove={remove(step.id)}
            />
          ))}
        </ul>
      )}
      {can.write ? (
        <StepForm id={id} attendees={attendees} />
      ) : (
        shown.length === 0 && <p className="text-muted">No next steps.</p>
      )}
    </div>
  )
}
