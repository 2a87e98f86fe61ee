'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import type { ButtonVariant } from '@/components/ui/button/button-style'
import { closeReviewAction } from '@/lib/reviews/operating/actions'
import { closingInWords } from '@/lib/reviews/model/rules/response-rate'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { usePress } from '@/components/ui/form/use-press'

type CloseFacts = Pick<ReviewHead, 'id' | 'anonymity' | 'answeredCount' | 'askedCount' | 'optedOutCount'>

export function useClosing({ id, ...facts }: CloseFacts) {
  const press = usePress()
  return {
    title: 'Close this feedback?',
    text: closingInWords(facts),
    confirm: 'Close it',
    onConfirm: async () => void (await press(closeReviewAction({ id }), 'Closed to new answers')),
  }
}

/** Closes a review, after a confirmation. */
export const CloseButton = ({ variant, ...facts }: CloseFacts & { variant?: ButtonVariant }) => (
  <ConfirmButton {...useClosing(facts)} variant={variant}>
    Close
  </ConfirmButton>
)
