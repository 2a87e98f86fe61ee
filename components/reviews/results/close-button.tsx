'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { closeReviewAction } from '@/lib/reviews/actions'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import { fullCount } from '@/lib/shared/text'

type CloseButtonProps = Pick<ReviewHead, 'id' | 'anonymity' | 'answeredCount' | 'askedCount'>

/** Ends the answering, after a question. */
export function CloseButton({ id, anonymity, answeredCount, askedCount }: CloseButtonProps) {
  async function close() {
    const fault = faultsOf(await closeReviewAction({ id }))?.form
    toast(fault ? { type: 'error', title: fault } : { type: 'success', title: 'Closed. Nobody can answer any more.' })
  }

  return (
    <ConfirmButton
      title="Close this feedback?"
      text={`${fullCount(answeredCount)} of ${fullCount(askedCount)} have answered. Nobody can answer after this, and what was not sent is not counted. ${
        anonymity === 'ANONYMOUS' ? 'The link between people and what they wrote is destroyed for good.' : ''
      }`}
      confirm="Close it"
      onConfirm={close}
    >
      Close
    </ConfirmButton>
  )
}
