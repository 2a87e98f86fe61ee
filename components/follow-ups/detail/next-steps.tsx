'use client'

import dynamic from 'next/dynamic'
import { useOptimistic, useTransition } from 'react'
import { ItemLine } from '@/components/meetings/detail/item-line'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { usePress } from '@/components/ui/form/use-press'
import { Select } from '@/components/ui/input/select'
import { addNextStepAction, removeNextStepAction, tickNextStepAction } from '@/lib/follow-ups/actions'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'

const EditStepDialog = dynamic(() => import('./edit-step-dialog').then((module) => module.EditStepDialog), {
  ssr: false,
})

type NextStepsProps = { followUp: Pick<FollowUpDetail, 'id' | 'items' | 'attendees' | 'today' | 'can'> }

type Step = FollowUpDetail['items'][number]

type Owner = { value: string; label: string }

const ownersOf = (attendees: FollowUpDetail['attendees']): Owner[] => [
  { value: '', label: 'Nobody yet' },
  ...attendees.filter(({ hasLeft }) => !hasLeft).map(({ memberId, name }) => ({ value: memberId, label: name })),
]

type StepFormProps = Pick<FollowUpDetail, 'id' | 'today'> & { owners: readonly Owner[] }

function StepForm({ id, owners, today }: StepFormProps) {
  const form = useAddForm((madeId, entered) =>
    addNextStepAction({
      madeId,
      id,
      title: entered('title'),
      ownerId: entered('ownerId'),
      dueOn: entered('dueOn'),
    }),
  )
  return (
    <PlainFormFrame
      data-keep
      form={form}
      className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
    >
      <PlainField form={form} name="title" label="Next step" autoComplete="off" />
      <Field label="Owner" error={form.errors['ownerId']}>
        {(control) => <Select {...control} name="ownerId" options={owners} />}
      </Field>
      <PlainField form={form} name="dueOn" label="Due" optional type="date" min={today} />
      <div className="sm:pt-6.5">
        <Button type="submit" pending={form.pending}>
          Add
        </Button>
      </div>
    </PlainFormFrame>
  )
}

interface StepLineProps {
  id: string
  step: Step
  owners: readonly Owner[]
  today: string
  canWrite: boolean
  onTick: (isDone: boolean) => void
  onRemove: () => void
}

function StepLine({ id, step, owners, ...line }: StepLineProps) {
  const editing = useDialog()
  return (
    <ItemLine {...line} item={step} removal="Remove" onEdit={editing.ask}>
      {editing.isAsked && (
        <EditStepDialog
          key={editing.turn}
          id={id}
          step={step}
          owners={owners}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </ItemLine>
  )
}

export function NextSteps({ followUp: { id, items, attendees, today, can } }: NextStepsProps) {
  const [shown, tick] = useOptimistic(items, (rows, changed: { itemId: string; isDone: boolean }) =>
    rows.map((row) => (row.id === changed.itemId ? { ...row, isDone: changed.isDone } : row)),
  )
  const [, startTransition] = useTransition()
  const press = usePress()
  const owners = ownersOf(attendees)

  const change = (itemId: string) => (isDone: boolean) =>
    startTransition(async () => {
      tick({ itemId, isDone })
      await press(tickNextStepAction({ id, itemId, isDone }))
    })

  const remove = (itemId: string) => () =>
    startTransition(async () => {
      await press(removeNextStepAction({ id, itemId }))
    })

  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 0 && (
        <ul aria-label="Next steps" className="list">
          {shown.map((step) => (
            <StepLine
              key={step.id}
              id={id}
              step={step}
              owners={owners}
              today={today}
              canWrite={can.write}
              onTick={change(step.id)}
              onRemove={remove(step.id)}
            />
          ))}
        </ul>
      )}
      {can.write ? (
        <StepForm id={id} owners={owners} today={today} />
      ) : (
        shown.length === 0 && <p className="text-muted">No next steps.</p>
      )}
    </div>
  )
}
