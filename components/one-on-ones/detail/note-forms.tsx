'use client'

import { useEffect } from 'react'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { InlineForm } from '@/components/ui/form/inline-form'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { addPointNoteAction, editPointNoteAction } from '@/lib/one-on-ones/actions'
import type { PointNoteFieldsInput } from '@/lib/one-on-ones/schema'
import type { AgendaPoint, PointNote } from '@/lib/one-on-ones/queries/agenda-points'
import { useHeldPlace } from './held-places'

interface NoteFormProps {
  pairId: string
  point: Pick<AgendaPoint, 'id' | 'isDone'>
  onDone: () => void
}

export function AddNote({ pairId, point, onDone }: NoteFormProps) {
  useHeldPlace(point)
  const withMadeId = useMadeId()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.pointNoteFieldsSchema),
    action: (values: PointNoteFieldsInput) => withMadeId((madeId) => addPointNoteAction({ ...values, madeId })),
    defaultValues: { id: pairId, pointId: point.id, text: '' },
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  return (
    <InlineForm form={{ bind, pending }} onCancel={onDone} verb="Add note">
      <TextareaField form={form} name="text" label="Note" quietLabel rows={2} limit={2000} />
    </InlineForm>
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
    <InlineForm form={{ bind, pending }} onCancel={onDone}>
      <TextareaField form={form} name="text" label="Note" quietLabel rows={2} limit={2000} />
    </InlineForm>
  )
}
