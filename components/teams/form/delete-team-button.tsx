'use client'

import { toastFaults, toastRedirect } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteTeamAction } from '@/lib/teams/actions'
import { plural } from '@/lib/shared/text'

interface DeleteTeamButtonProps {
  id: string
  name: string
  /** It has subteams. */
  hasParts: boolean
  /** Open ones. */
  goalCount: number
}

export function DeleteTeamButton({ id, name, hasParts, goalCount }: DeleteTeamButtonProps) {
  const parts = hasParts ? 'Subteams move up one level. ' : ''
  const goals = goalCount > 0 ? `${plural(goalCount, 'open goal')} will have no team. ` : ''

  async function remove() {
    await toastRedirect(toastFaults(deleteTeamAction({ id })), `“${name}” deleted`)
  }

  return (
    <ConfirmButton
      variant="danger"
      danger
      title={`Delete “${name}”?`}
      text={`Its people and their feedback stay. ${parts}${goals}Its managers no longer manage them. This can’t be undone.`}
      confirm="Delete it"
      onConfirm={remove}
    >
      Delete team
    </ConfirmButton>
  )
}
