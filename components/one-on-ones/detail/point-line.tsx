'use client'

import { useState } from 'react'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Checkbox } from '@/components/ui/input/checkbox'
import { Link } from '@/components/ui/link'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteTalkingPointAction, editTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/list-talking-points'
import { formatDate } from '@/lib/shared/dates'

interface PointLineProps {
  point: AgendaPoint
  pairId: string
  zone: string
  canTick: boolean
  onTick: (isDone: boolean) => void
}

function EditForm({ point, pairId, onDone }: Pick<PointLineProps, 'point' | 'pairId'> & { onDone: () => void }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.editTalkingPointSchema),
    action: editTalkingPointAction,
    defaultValues: { id: pairId, pointId: point.id, text: point.text },
    onSuccess: onDone,
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextField form={form} name="text" label="Talking point" quietLabel maxLength={500} autoComplete="off" />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function PointActs({ point, pairId, onEdit }: Pick<PointLineProps, 'point' | 'pairId'> & { onEdit: () => void }) {
  return (
    <span className="flex items-center gap-3 text-sm">
      <LinkButton onClick={onEdit}>Edit</LinkButton>
      <ConfirmButton
        size="sm"
        variant="ghost"
        title="Delete this talking point?"
        text="The notes under it are deleted, too. This can’t be undone."
        confirm="Delete"
        danger
        onConfirm={() => toastFaults(deleteTalkingPointAction({ id: pairId, pointId: point.id }))}
      >
        Delete
      </ConfirmButton>
    </span>
  )
}

/** One talking point: ticked off here, and changed by the person who wrote it. */
export function PointLine({ point, pairId, zone, canTick, onTick }: PointLineProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditForm {...{ point, pairId }} onDone={() => setEditing(false)} />
  const { text, link, by, isDone, carriedFrom, can } = point
  const origin = carriedFrom ? `${by} · Carried over from ${formatDate(carriedFrom, 'MMM DD, YYYY', zone)}` : by
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <Checkbox
        label={<span className={isDone ? 'text-subtle line-through' : 'wrap-anywhere'}>{text}</span>}
        hint={origin}
        checked={isDone}
        disabled={!canTick}
        onChange={({ target }) => onTick(target.checked)}
      />
      {link !== '' && (
        <Link href={link} className="text-sm text-primary-ink underline underline-offset-3">
          Open
        </Link>
      )}
      {can.change && <PointActs {...{ point, pairId }} onEdit={() => setEditing(true)} />}
    </div>
  )
}
