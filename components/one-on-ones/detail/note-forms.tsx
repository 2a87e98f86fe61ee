'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addPointNoteAction, editPointNoteAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint, PointNote } from '@/lib/one-on-ones/queries/agenda-points'
import { randomId } from '@/lib/shared/randomness'
import { useHeldPlace } from './held-places'

const blank = (id: string, pointId: string) => ({ madeId: randomId(), id, pointId, text: '' })

interface NoteFormProps {
  pairId: string
  point: Pick<AgendaPoint, 'id' | 'isDone'>
  onDone: () => void
}

export function AddNote({ pairId, point, onDone }: NoteFormProps) {
  useHeldPlace(point)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.addPointNoteSchema),
    action: addPointNoteAction,
    defaultValues: blank(pairId, point.id),
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextareaField form={form} name="text" label="Note" quietLabel rows={2} limit={2000} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending}>
          Add note
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

export function EditNote({ pairId, point, note, onDone }: NoteFormProps & { note: PointNote }) {
  useHeldPlace(point)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.editPointNoteSchema),
    action: editPointNoteAction,
    defaultValues: { id: pairId, noteId: note.id, text: note.text },
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextareaField form={form} name="text" label="Note" quietLabel rows={2} limit={2000} />
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
