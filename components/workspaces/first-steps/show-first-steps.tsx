'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { showFirstStepsAction } from '@/lib/workspaces/first-steps/actions'

/** Shows hidden first steps on Home again. */
export function ShowFirstSteps() {
  const [pending, startTransition] = useTransition()

  function show() {
    startTransition(async () => {
      await toastOutcome(showFirstStepsAction({}), 'First steps are on Home')
    })
  }

  return (
    <Button pending={pending} onClick={show}>
      Show on Home
    </Button>
  )
}
