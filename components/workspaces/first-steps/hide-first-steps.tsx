'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { hideFirstStepsAction } from '@/lib/workspaces/first-steps/actions'

/** Hides the first steps for every Admin. */
export function HideFirstSteps() {
  const [pending, startTransition] = useTransition()

  function hide() {
    startTransition(async () => {
      await toastFaults(hideFirstStepsAction({}))
    })
  }

  return (
    <Button size="sm" variant="ghost" pending={pending} onClick={hide}>
      Hide
    </Button>
  )
}
