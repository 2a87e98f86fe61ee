'use client'

import { toastFaults } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteDraftAction } from '@/lib/reviews/drafting/actions'

interface DiscardButtonProps {
  id: string
  /** The draft's name, in lists. */
  name?: string
}

export function DiscardButton({ id, name }: DiscardButtonProps) {
  async function remove() {
    await toastFaults(deleteDraftAction({ id }))
  }

  return (
    <ConfirmButton
      variant="ghost"
      size={name === undefined ? undefined : 'sm'}
      aria-label={name === undefined ? undefined : `Discard ${name}`}
      title={name === undefined ? 'Discard this draft?' : `Discard “${name}”?`}
      text="This can’t be undone."
      confirm="Discard"
      danger
      onConfirm={remove}
    >
      {name === undefined ? 'Discard draft' : 'Discard'}
    </ConfirmButton>
  )
}
