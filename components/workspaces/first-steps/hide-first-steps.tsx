'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { hideFirstStepsAction } from '@/lib/workspaces/first-steps/actions'

/** Hides the first steps for every Admin. */
export function HideFirstSteps() {
  const [pending, startTransition] = useTransition()

  function hide() {
    startTransition(async () => {
      const faults = faultsOf(await answerOf(hideFirstStepsAction({})))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  }

  return (
    <Button size="sm" variant="ghost" pending={pending} onClick={hide}>
      Hide
    </Button>
  )
}
