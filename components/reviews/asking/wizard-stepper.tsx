'use client'

import { Stepper } from '@/components/ui/form/stepper'
import { wizardStepLabels, wizardSteps } from '@/lib/reviews/drafting/rules/wizard-steps'
import { stepHref, useSteps } from './use-steps'

/** Where one is among the four steps. Each can be gone to; going forward passes the checks in between. */
export function WizardStepper() {
  const { step, goTo } = useSteps()
  const steps = wizardSteps.map((name) => ({
    label: wizardStepLabels[name],
    href: stepHref(name),
    onNavigate: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void goTo(name)
    },
  }))
  return <Stepper label="Ask for feedback" steps={steps} current={wizardSteps.indexOf(step)} />
}
