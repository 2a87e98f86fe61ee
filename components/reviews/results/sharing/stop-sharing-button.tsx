'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { unshareReviewAction } from '@/lib/reviews/results/actions'

interface StopSharingButtonProps {
  id: string
  memberId: string
  name: string
}

/** Removes a reader, after a confirmation. */
export function StopSharingButton({ id, memberId, name }: StopSharingButtonProps) {
  async function stop() {
    const faults = faultsOf(await answerOf(unshareReviewAction({ id, memberId })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    else toast({ type: 'success', title: `${name} can no longer read it` })
  }

  return (
    <ConfirmButton
      size="sm"
      variant="ghost"
      title={`Stop sharing with ${name}?`}
      text="They can no longer open it."
      confirm="Stop sharing"
      onConfirm={stop}
      aria-label={`Stop sharing with ${name}`}
    >
      Stop
    </ConfirmButton>
  )
}
