'use client'

import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'

interface PointActsProps {
  point: Pick<AgendaPoint, 'id' | 'text'>
  pairId: string
  onEdit: () => void
  onDeleted: () => void
}

export function PointActs({ point: { id: pointId, text }, pairId, onEdit, onDeleted }: PointActsProps) {
  const press = usePress()

  async function remove() {
    if (await press(deleteTalkingPointAction({ id: pairId, pointId }))) onDeleted()
  }

  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Edit ${text}`} onClick={onEdit}>
        Edit
      </Button>
      <ConfirmButton
        size="sm"
        variant="ghost"
        aria-label={`Delete ${text}`}
        title="Delete this talking point?"
        text="Its notes are deleted, too. This can’t be undone."
        confirm="Delete"
        danger
        onConfirm={remove}
      >
        Delete
      </ConfirmButton>
    </>
  )
}
