'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { endSeriesAction } from '@/lib/reviews/series/actions'
import { usePress } from '@/components/ui/form/use-press'

interface EndSeriesButtonProps {
  id: string
  /** The creator, if another person, who is notified. */
  creatorName?: string
}

/** Ends a series, after a confirmation. */
export function EndSeriesButton({ id, creatorName }: EndSeriesButtonProps) {
  const press = usePress()
  const told = creatorName === undefined ? '' : ` ${creatorName} is notified.`
  return (
    <ConfirmButton
      title="Stop repeating?"
      text={`No more rounds will be sent. Rounds already sent continue.${told}`}
      confirm="Stop repeating"
      onConfirm={async () => void (await press(endSeriesAction({ id }), 'No more rounds will be sent'))}
    >
      Stop repeating
    </ConfirmButton>
  )
}
