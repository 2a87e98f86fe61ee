'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { editTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'
import { useHeldPlace } from './held-places'

interface EditPointProps {
  point: Pick<AgendaPoint, 'id' | 'text' | 'isDone'>
  pairId: string
  onDone: () => void
}

export function EditPoint({ point, pairId, onDone }: EditPointProps) {
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
