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
  /** Whether other teams are part of it. */
  hasParts: boolean
}

/** Ends a team, after a question. */
export function DeleteTeamButton({ id, name, hasParts }: DeleteTeamButtonProps) {
  const parts = hasParts ? 'Teams in it move up to where it stood. ' : ''

  async function remove() {
    const faults = faultsOf(await answerOf(deleteTeamAction({ id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
  }

  return (
    <ConfirmButton
      variant="danger"
      danger
      title={`Delete the team “${name}”?`}
      text={`Its people stay, and so does all feedback. ${parts}Whoever leads it is nobody’s manager through it any more. This cannot be undone.`}
      confirm="Delete it"
      onConfirm={remove}
    >
      Delete the team
    </ConfirmButton>
  )
}
