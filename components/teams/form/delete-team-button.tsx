'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
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
    const faults = faultsOf(await answerOf(deleteTeamAction({ id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
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
