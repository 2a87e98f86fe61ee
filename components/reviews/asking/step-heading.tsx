import type { ReactNode } from 'react'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import { stepField } from './draft/focus-field'

interface StepHeadingProps {
  step: WizardStep
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** Takes the focus when its step opens, for keyboard and screen reader. */
export function StepHeading({ step, title, text, action }: StepHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 tabIndex={-1} data-field={stepField(step)} className="text-xl font-semibold outline-none">
          {title}
        </h1>
        {text && <p className="mt-1 max-w-reading text-pretty text-muted">{text}</p>}
      </div>
      {action}
    </header>
  )
}
