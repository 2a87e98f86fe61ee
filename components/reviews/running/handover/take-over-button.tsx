'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { takeOverReviewsAction } from '@/lib/reviews/handover/actions'
import { plural } from '@/lib/shared/text'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

interface TakeOverButtonProps {
  memberId: string
  name: string
  count: number
}

/** Reassigns all transferable reviews to the actor, after a confirmation. */
export function TakeOverButton({ memberId, name, count }: TakeOverButtonProps) {
  const forms = plural(count, 'form')
  return (
    <ConfirmButton
      variant="primary"
      title={`Take over ${forms}?`}
      text={`You become the owner of ${name}’s feedback and its repeats. Everyone asked is notified, and the audit log records it.`}
      confirm="Take over"
      onConfirm={async () => void (await toastOutcome(takeOverReviewsAction({ memberId }), `You now own ${forms}`))}
    >
      Take over {forms}
    </ConfirmButton>
  )
}
