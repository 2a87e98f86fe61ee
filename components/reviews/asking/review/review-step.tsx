'use client'

import { AskedCard } from '@/components/reviews/asking/permissions/audience-card'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepColumns } from '@/components/reviews/asking/step-columns'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { useCell } from '@/components/reviews/asking/draft/cell'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { DiscardButton } from './discard-button'
import { SendButton } from './send-button'
import { Summary } from './summary'

export function ReviewStep() {
  const { draft, saver } = useWizard()
  const isStored = useCell(saver.saving, () => saver.version > 0)
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
