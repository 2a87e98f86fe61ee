'use client'

import { Callout } from '@/components/ui/display/callout'
import { usePrivacySentence } from '../permissions/use-privacy-sentence'
import { StepBar } from '../step-bar'
import { StepHeading } from '../step-heading'
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
        text="Your draft is saved. Nobody hears of it before you send it."
      />
      <div className="grid max-w-reading gap-6 pb-12">
        <Summary />
        <Callout tone="privacy" title="People will read this above the form">
          {usePrivacySentence()}
        </Callout>
        <div className="-ml-3.5">
          <DeleteDraftButton />
        </div>
      </div>
      <StepBar last={<SendButton />} />
    </>
  )
}
