'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { closeReviewAction } from '@/lib/reviews/operating/actions'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { closingInWords } from '@/lib/reviews/model/rules/review-dates'

type CloseButtonProps = Pick<ReviewHead, 'id' | 'anonymity' | 'answeredCount' | 'askedCount'>

/** Ends the answering, after a question. */
export function CloseButton({ id, ...facts }: CloseButtonProps) {
  async function close() {
    const fault = faultsOf(await answerOf(closeReviewAction({ id })))?.form
    toast(fault ? { type: 'error', title: fault } : { type: 'success', title: 'Closed. Nobody can answer any more.' })
  }

  return (
    <ConfirmButton title="Close this feedback?" text={closingInWords(facts)} confirm="Close it" onConfirm={close}>
      Close
    </ConfirmButton>
  )
}
