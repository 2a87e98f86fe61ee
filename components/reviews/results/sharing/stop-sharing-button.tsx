'use client'

import { usePress } from '@/components/ui/form/use-press'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { unshareReviewAction } from '@/lib/reviews/results/actions'

interface StopSharingButtonProps {
  id: string
  memberId: string
  name: string
}

/** Removes a reader, after a confirmation. */
export function StopSharingButton({ id, memberId, name }: StopSharingButtonProps) {
  const press = usePress()

  async function stop() {
    await press(unshareReviewAction({ id, memberId }), `${name} can no longer read it`)
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
