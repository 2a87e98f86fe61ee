'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { endSeriesAction } from '@/lib/reviews/series/actions'
import { tellOutcome } from '@/components/reviews/running/steps/tell-outcome'

interface EndSeriesButtonProps {
  id: string
  /** Whoever else created it, and is told. */
  creatorName?: string
}

/** Ends a series, after a question. */
export function EndSeriesButton({ id, creatorName }: EndSeriesButtonProps) {
  const told = creatorName === undefined ? '' : ` ${creatorName} is notified.`
  return (
    <ConfirmButton
      title="End the repeats?"
      text={`No more rounds will be sent. Rounds already sent continue.${told}`}
      confirm="End the repeats"
      onConfirm={async () => void (await tellOutcome(endSeriesAction({ id }), 'No more rounds will be sent'))}
    >
      End the repeats
    </ConfirmButton>
  )
}
