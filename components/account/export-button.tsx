'use client'
import { useTransition } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { startWorkspaceExportAction } from '@/lib/account/exports/actions'
import { toast } from '@/components/ui/overlay/toast'
import { Button } from '@/components/ui/button/button'

/** Requests a data export; one in progress is not repeated. */
export function ExportButton() {
  const [pending, startTransition] = useTransition()

  function start() {
    startTransition(async () => {
      const faults = faultsOf(await answerOf(startWorkspaceExportAction({})))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  }

  return (
    <Button pending={pending} onClick={start}>
      Export workspace
    </Button>
  )
}
