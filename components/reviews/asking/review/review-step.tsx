'use client'

import { AskedCard } from '@/components/reviews/asking/permissions/audience-card'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepColumns } from '@/components/reviews/asking/step-columns'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { useDraftState, useWizard } from '@/components/reviews/asking/wizard-context'
import { DiscardButton } from './discard-button'
import { SendButton } from './send-button'
import { Summary } from './summary'

export function ReviewStep() {
  const { draft } = useWizard()
  const isStored = useDraftState(({ version }) => version > 0)
  return (
    <>
      <StepHeading step="review" title="Review & Save" text="Nothing is sent yet." />
      <StepColumns aside={<AskedCard />} asideLabel="How many are asked">
        <Summary />
      </StepColumns>
      <div className="-mt-4 -ml-3.5 pb-12">{isStored && <DiscardButton id={draft.id} />}</div>
      <StepBar last={<SendButton />} />
    </>
  )
}
