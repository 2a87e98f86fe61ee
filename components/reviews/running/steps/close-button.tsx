'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import type { ButtonVariant } from '@/components/ui/button/button-style'
import { closeReviewAction } from '@/lib/reviews/operating/actions'
import { closingInWords } from '@/lib/reviews/model/rules/closing-words'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

type CloseFacts = Pick<ReviewHead, 'id' | 'anonymity' | 'answeredCount' | 'askedCount'>

export const closing = ({ id, ...facts }: CloseFacts) => ({
  title: 'Close this feedback?',
  text: closingInWords(facts),
  confirm: 'Close it',
  onConfirm: async () => void (await toastOutcome(closeReviewAction({ id }), 'Closed to new answers')),
})

/** Closes a review, after a confirmation. */
export const CloseButton = ({ variant, ...facts }: CloseFacts & { variant?: ButtonVariant }) => (
  <ConfirmButton {...closing(facts)} variant={variant}>
    Close
  </ConfirmButton>
)
