'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { takeOverReviewsAction } from '@/lib/reviews/handover/actions'
import { takenInWords } from '@/lib/reviews/handover/rules'
import { plural } from '@/lib/shared/text'
import { usePress } from '@/components/ui/form/use-press'

interface TakeOverButtonProps {
  memberId: string
  name: string
  count: number
}

/** Reassigns all transferable reviews to the actor, after a confirmation. */
export function TakeOverButton({ memberId, name, count }: TakeOverButtonProps) {
  const press = usePress()
  const forms = plural(count, 'form')
  return (
    <ConfirmButton
      variant="primary"
      title={`Take over ${forms}?`}
      text={`You become the owner of ${name}’s feedback and its repeats. Everyone asked is notified, and the audit log records it.`}
      confirm="Take over"
      onConfirm={async () =>
        void (await press(takeOverReviewsAction({ memberId }), (result) => takenInWords(result?.count ?? 0)))
      }
    >
      Take over {forms}
    </ConfirmButton>
  )
}
