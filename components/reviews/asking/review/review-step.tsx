'use client'

import { AskedCard } from '@/components/reviews/asking/permissions/audience-card'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepColumns } from '@/components/reviews/asking/step-columns'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { DeleteDraftButton } from './delete-draft-button'
import { SendButton } from './send-button'
import { Summary } from './summary'

/** A last calm look at everything before it goes out. */
export function ReviewStep() {
  return (
    <>
      <StepHeading
        step="review"
        title="Review & Save"
        text="Your draft is kept. Nobody hears of it before you send it."
      />
      <StepColumns aside={<AskedCard />} asideLabel="How many are asked">
        <Summary />
      </StepColumns>
      <div className="-mt-4 -ml-3.5 pb-12">
        <DeleteDraftButton />
      </div>
      <StepBar last={<SendButton />} />
    </>
  )
}
