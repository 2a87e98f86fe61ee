'use client'

import { useEffect } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { TextField } from '@/components/ui/form/text-field'
import { InlineForm } from '@/components/ui/form/inline-form'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { editTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'
import { useHeldPlace } from './held-places'

interface EditPointProps {
  point: Pick<AgendaPoint, 'id' | 'text' | 'isDone'>
  pairId: string
  onDone: () => void
  /** Takes back a tick of meanwhile; none: not here. */
  onUntick?: (() => void) | undefined
}

export function EditPoint({ point, pairId, onDone, onUntick }: EditPointProps) {
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
    <InlineForm form={{ bind, pending }} onCancel={onDone}>
      <TextField form={form} name="text" label="Talking point" quietLabel autoComplete="off" />
      {point.isDone && (
        <p role="status" className="text-sm text-muted">
          Ticked off meanwhile. {onUntick && <LinkButton onClick={onUntick}>Untick to change it</LinkButton>}
        </p>
      )}
    </InlineForm>
  )
}
