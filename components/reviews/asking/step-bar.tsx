'use client'

import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { wizardStepLabels, wizardSteps } from '@/lib/reviews/drafting/rules/wizard-steps'
import { DraftSaved } from './draft-saved'
import { useSteps } from './use-steps'

/** `last` replaces the next button on the last step. */
export function StepBar({ last }: { last?: ReactNode }) {
  const { step, goTo } = useSteps()
  const place = wizardSteps.indexOf(step)
  const before = wizardSteps[place - 1]
  const after = wizardSteps[place + 1]
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas/90 backdrop-blur-sm">
      <div className="mx-auto flex max-w-[calc(70rem+4rem)] flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-8">
        {before && (
          <Button variant="ghost" onClick={() => void goTo(before)}>
            <Icon name="arrow-left" />
            <span className="max-sm:sr-only">Back</span>
          </Button>
        )}
        <span className="sm:hidden">
          <DraftSaved />
        </span>
        <span className="ml-auto">
          {after ? (
            <Button variant="primary" onClick={() => void goTo(after)}>
              <span className="sr-only">Continue to </span>
              {wizardStepLabels[after]}
              <Icon name="arrow-right" />
            </Button>
          ) : (
            last
          )}
        </span>
      </div>
    </div>
  )
}
