'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { closeReviewAction } from '@/lib/reviews/operating/actions'
import { usePress } from '@/components/ui/form/use-press'

/** Closes a review without a manager; `answered` is its progress, a sentence. */
export function CloseUnreadButton({ id, answered }: { id: string; answered: string }) {
  const press = usePress()
  return (
    <ConfirmButton
      title="Close this feedback?"
      text={`${answered} Unsent drafts aren’t counted.`}
      confirm="Close form"
      onConfirm={async () => void (await press(closeReviewAction({ id }), 'Closed to new answers'))}
    >
      Close form
    </ConfirmButton>
  )
}
