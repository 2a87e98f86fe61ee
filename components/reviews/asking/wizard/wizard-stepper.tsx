'use client'

import { Stepper } from '@/components/ui/form/stepper'
import { wizardStepLabels, wizardSteps } from '@/lib/reviews/drafting/rules/wizard-steps'
import { useSteps } from '@/components/reviews/asking/use-steps'

export function WizardStepper() {
  const { step, goTo, hrefOf } = useSteps()
  const steps = wizardSteps.map((name) => ({
    label: wizardStepLabels[name],
    href: hrefOf(name),
    onNavigate: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void goTo(name)
    },
  }))
  return <Stepper label="Ask for feedback" steps={steps} current={wizardSteps.indexOf(step)} />
}
