'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { deleteDraftAction } from '@/lib/reviews/drafting/actions'

interface DiscardButtonProps {
  id: string
  /** The draft's name, in lists. */
  name?: string
}

export function DiscardButton({ id, name }: DiscardButtonProps) {
  async function remove() {
    const faults = faultsOf(await answerOf(deleteDraftAction({ id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
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
