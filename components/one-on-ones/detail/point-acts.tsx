'use client'

import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Button } from '@/components/ui/button/button'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteTalkingPointAction } from '@/lib/one-on-ones/actions'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'

interface PointActsProps {
  point: Pick<AgendaPoint, 'id' | 'text'>
  pairId: string
  onEdit: () => void
  onDeleted: () => void
}

export const PointActs = ({ point: { id: pointId, text }, pairId, onEdit, onDeleted }: PointActsProps) => (
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
      onConfirm={() => toastFaults(deleteTalkingPointAction({ id: pairId, pointId })).then(onDeleted)}
    >
      Delete
    </ConfirmButton>
  </>
)
