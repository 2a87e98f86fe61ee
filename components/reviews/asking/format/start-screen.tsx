import type { ReactNode } from 'react'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { Stepper } from '@/components/ui/form/stepper'
import { Tabs } from '@/components/ui/layout/tabs'
import { startPlaces, type StartPlace } from '@/lib/reviews/drafting/schema'
import { wizardStepLabels, wizardSteps } from '@/lib/reviews/drafting/rules/wizard-steps'
import { StepHeading } from '@/components/reviews/asking/step-heading'

const steps = wizardSteps.map((step) => ({ label: wizardStepLabels[step] }))
const close = { href: '/feedback', label: 'Close' }

const labels: Record<StartPlace, string> = {
  formats: 'Formats',
  templates: 'Templates',
  forms: 'Your forms',
}
const tabs = startPlaces.map((value) => ({ value, label: labels[value] }))

interface StartScreenProps {
  from: StartPlace
  /** Templates are on. */
  hasTemplates: boolean
  children: ReactNode
}

/** The wizard's first step; stores nothing. */
export function StartScreen({ from, hasTemplates, children }: StartScreenProps) {
  const shown = hasTemplates ? tabs : tabs.filter(({ value }) => value !== 'templates')
  return (
    <FocusFrame close={close} heading={<Stepper label="Ask for feedback" steps={steps} current={0} />} wide>
      <StepHeading
        step="format"
        title="What would you like to ask?"
        text="You can change every word in the next step."
      />
      <div className="mb-5">
        <Tabs label="What to start from" path="/feedback/add" name="from" active={from} tabs={shown} />
      </div>
      {children}
    </FocusFrame>
  )
}
