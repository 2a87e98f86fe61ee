'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import { DraftSaved } from '@/components/reviews/asking/draft-saved'
import { SaveNotices } from './save-notices'
import { saveOrStart } from '@/components/reviews/asking/draft/save-or-start'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { useSteps } from '@/components/reviews/asking/use-steps'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import { WizardStepper } from './wizard-stepper'

// Loaded on demand; the manage screen at the same URL loads none.
const FormatStep = dynamic(() =>
  import('@/components/reviews/asking/format/format-step').then((module) => module.FormatStep),
)
const QuestionsStep = dynamic(() =>
  import('@/components/reviews/asking/questions/questions-step').then((module) => module.QuestionsStep),
)
const PermissionsStep = dynamic(() =>
  import('@/components/reviews/asking/permissions/permissions-step').then((module) => module.PermissionsStep),
)
const ReviewStep = dynamic(() =>
  import('@/components/reviews/asking/review/review-step').then((module) => module.ReviewStep),
)

const steps: Record<WizardStep, ComponentType> = {
  format: FormatStep,
  questions: QuestionsStep,
  permissions: PermissionsStep,
  review: ReviewStep,
}

function OpenStep() {
  const Step = steps[useSteps().step]
  return <Step />
}

// Focused controls scroll clear of the top and bottom bars.
const clearOfBars = '[&_:is(button,input,select,textarea)]:scroll-my-24'

const close = { href: '/feedback?tab=created', label: 'Close' }

/** The form wizard; the first edit creates the draft. */
export function Wizard({ draft }: { draft: WizardDraft }) {
  const wizard = useDraft(draft, saveOrStart)
  const saved = (
    <span className="shrink-0 max-sm:hidden">
      <DraftSaved />
    </span>
  )
  return (
    <WizardContext value={wizard}>
      <FocusFrame close={close} heading={<WizardStepper />} aside={saved} wide>
        <div className={clearOfBars}>
          <SaveNotices />
          <OpenStep />
        </div>
      </FocusFrame>
    </WizardContext>
  )
}
