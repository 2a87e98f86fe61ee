'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { FocusFrame } from '@/components/shell/focus-frame'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import { DraftSaved } from './draft-saved'
import { SaveNotices } from './save-notices'
import { saveOrStart } from './draft/save-or-start'
import { useDraft } from './use-draft'
import { useSteps } from './use-steps'
import { WizardContext } from './wizard-context'
import { WizardStepper } from './wizard-stepper'

// Loaded on demand; the manage screen at the same URL loads none.
const FormatStep = dynamic(() => import('./format/format-step').then((module) => module.FormatStep))
const QuestionsStep = dynamic(() => import('./questions/questions-step').then((module) => module.QuestionsStep))
const PermissionsStep = dynamic(() => import('./permissions/permissions-step').then((module) => module.PermissionsStep))
const ReviewStep = dynamic(() => import('./review/review-step').then((module) => module.ReviewStep))

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
