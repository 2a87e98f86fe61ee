'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Checkbox } from '@/components/ui/input/checkbox'
import { Link } from '@/components/ui/link'
import { editTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'
import { useHeldPlace } from './held-places'

interface PointLineProps {
  point: AgendaPoint
  pairId: string
  canTick: boolean
  isEditing: boolean
  onTick: (isDone: boolean) => void
  onEdited: () => void
}

function EditForm({ point, pairId, onDone }: Pick<PointLineProps, 'point' | 'pairId'> & { onDone: () => void }) {
  useHeldPlace(point)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.editTalkingPointSchema),
    action: editTalkingPointAction,
    defaultValues: { id: pairId, pointId: point.id, text: point.text },
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
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

/** One talking point, ticked in a meeting. */
export function PointLine({ point, pairId, canTick, isEditing, onTick, onEdited }: PointLineProps) {
  if (isEditing) return <EditForm point={point} pairId={pairId} onDone={onEdited} />
  const { text, link, by, isDone, carriedFrom } = point
  const origin = carriedFrom ? `${by} · Carried over from ${carriedFrom}` : by
  return (
    <div id={point.id} className="flex items-start justify-between gap-x-3">
      {canTick || isDone ? (
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{text}</span>}
          hint={origin}
          checked={isDone}
          disabled={!canTick}
          onChange={({ target }) => onTick(target.checked)}
        />
      ) : (
        <p className="min-w-0 wrap-anywhere">
          {text}
          <span className="block text-sm text-subtle">{origin}</span>
        </p>
      )}
      {link !== '' && (
        <Link href={link} className="text-link text-sm">
          Open
        </Link>
      )}
    </div>
  )
}
