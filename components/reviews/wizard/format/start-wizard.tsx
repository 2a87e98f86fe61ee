'use client'

import { unstable_rethrow } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { FocusFrame } from '@/components/shell/focus-frame'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { Stepper } from '@/components/ui/form/stepper'
import { toast } from '@/components/ui/overlay/toast'
import { startReviewAction } from '@/lib/reviews/actions'
import type { FormatKey } from '@/lib/reviews/formats/schema'
import { wizardStepLabels, wizardSteps } from '@/lib/reviews/schema'
import { currentName, isZone } from '@/lib/shared/zone-names'
import { StepHeading } from '../step-heading'
import { FormatCards } from './format-cards'

const steps = wizardSteps.map((step) => ({ label: wizardStepLabels[step] }))
const close = { href: '/feedback', label: 'Close' }

/** The first step: nothing is kept before a format is chosen. */
export function StartWizard({ timeZone }: { timeZone: string }) {
  const [chosen, setChosen] = useState<FormatKey>()
  const [pending, startTransition] = useTransition()
  const underWay = useRef(false)

  async function start(format: FormatKey) {
    // Where the person is now counts; a zone that only their browser knows falls back to the one in their profile.
    const here = currentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
    const result = await startReviewAction({ format, timeZone: isZone(here) ? here : timeZone }).then(
      (answer) => answer ?? {},
      (error: unknown) => {
        unstable_rethrow(error)
        return undefined
      },
    )
    const faults = faultsOf(result)
    if (!faults) return
    underWay.current = false
    toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? generalFailure })
  }

  function choose(format: FormatKey) {
    if (underWay.current) return
    underWay.current = true
    setChosen(format)
    startTransition(() => start(format))
  }

  return (
    <FocusFrame close={close} heading={<Stepper label="Ask for feedback" steps={steps} current={0} />} wide>
      <StepHeading
        step="format"
        title="What would you like to ask?"
        text="Start from a form that fits, or from nothing. You can change every word of it in the next step."
      />
      <FormatCards onChoose={choose} pending={pending ? chosen : undefined} />
    </FocusFrame>
  )
}
