'use client'

import { toastFaults } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteTeamAction } from '@/lib/teams/actions'

interface DeleteTeamButtonProps {
  id: string
  name: string
  /** It has subteams. */
  hasParts: boolean
}

export function DeleteTeamButton({ id, name, hasParts }: DeleteTeamButtonProps) {
  const parts = hasParts ? 'Subteams move up one level. ' : ''

  async function remove() {
    await toastFaults(deleteTeamAction({ id }))
  }

  return (
    <ConfirmButton
      variant="danger"
      danger
      title={`Delete “${name}”?`}
      text={`Its people and their feedback stay. ${parts}Its managers no longer manage them. This can’t be undone.`}
      confirm="Delete it"
      onConfirm={remove}
    >
      Delete team
    </ConfirmButton>
  )
}
