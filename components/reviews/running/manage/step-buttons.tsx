'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import { EndSeriesButton } from '@/components/reviews/running/series/end-series-button'
import { CloseButton } from '@/components/reviews/running/steps/close-button'
import { usePausing } from '@/components/reviews/running/steps/use-pausing'
import { ResumeButton } from '@/components/reviews/running/steps/resume-button'

type StepButtonsProps = Pick<
  ManagedReview,
  'id' | 'steps' | 'seriesId' | 'anonymity' | 'answeredCount' | 'askedCount' | 'optedOutCount' | 'status'
>

/** Actions on the whole review. */
export function StepButtons(review: StepButtonsProps) {
  const { id, steps, seriesId, status, anonymity, answeredCount, askedCount, optedOutCount } = review
  const pausing = usePausing(id)
  return (
    <>
      {seriesId !== null && <EndSeriesButton id={seriesId} />}
      {steps.pause && <ConfirmButton {...pausing}>Pause</ConfirmButton>}
      {status === 'INACTIVE' && <ResumeButton id={id} disabled={!steps.resume} />}
      {steps.close && (
        <CloseButton
          id={id}
          anonymity={anonymity}
          answeredCount={answeredCount}
          askedCount={askedCount}
          optedOutCount={optedOutCount}
        />
      )}
    </>
  )
}
