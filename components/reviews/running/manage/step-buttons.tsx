'use client'

import { useTransition } from 'react'
import { CloseButton } from '@/components/reviews/results/close-button'
import { Button } from '@/components/ui/button/button'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { pauseReviewAction, resumeReviewAction } from '@/lib/reviews/operating/actions'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import { EndSeriesButton } from '@/components/reviews/running/series/end-series-button'
import { tellOutcome } from './tell-outcome'

type StepButtonsProps = Pick<
  ManagedReview,
  'id' | 'steps' | 'seriesId' | 'anonymity' | 'answeredCount' | 'askedCount' | 'status'
>

/** What can be done with the whole of it now. */
export function StepButtons(review: StepButtonsProps) {
  const { id, steps, seriesId } = review
  const [pending, start] = useTransition()
  const resume = () =>
    start(async () => {
      await tellOutcome(resumeReviewAction({ id }), 'It goes on. Everybody who is still to answer was told.')
    })
  return (
    <>
      {seriesId !== null && <EndSeriesButton id={seriesId} />}
      {steps.pause && (
        <ConfirmButton
          title="Pause this feedback?"
          text="Nobody can send answers until you resume it. What people have written is kept, and those who have not answered are told."
          confirm="Pause"
          onConfirm={async () => void (await tellOutcome(pauseReviewAction({ id }), 'Paused.'))}
        >
          Pause
        </ConfirmButton>
      )}
      {review.status === 'INACTIVE' && (
        <Button variant="primary" pending={pending} disabled={!steps.resume} onClick={resume}>
          Resume
        </Button>
      )}
      {steps.close && <CloseButton {...review} />}
    </>
  )
}
