'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { successOf, toastFaults } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { hideFirstStepsAction, showFirstStepsAction } from '@/lib/workspaces/first-steps/actions'

const undoMs = 8000

/** Hides the first steps for every Admin. */
export function HideFirstSteps() {
  const [pending, startTransition] = useTransition()

  function hide() {
    startTransition(async () => {
      if (!(await successOf(hideFirstStepsAction({})))) return
      toast({
        type: 'success',
        key: 'first-steps',
        title: 'First steps hidden',
        description: 'They’re under Workspace, General.',
        duration: undoMs,
        action: { label: 'Undo', run: () => void toastFaults(showFirstStepsAction({})) },
      })
    })
  }

  return (
    <Button size="sm" variant="ghost" pending={pending} onClick={hide}>
      Hide
    </Button>
  )
}
