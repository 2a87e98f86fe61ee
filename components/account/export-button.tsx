'use client'
import { useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { startWorkspaceExportAction } from '@/lib/account/exports/actions'
import { Button } from '@/components/ui/button/button'

/** Requests a data export; one in progress is not repeated. */
export function ExportButton() {
  const [pending, startTransition] = useTransition()

  function start() {
    startTransition(async () => {
      await toastFaults(startWorkspaceExportAction({}))
    })
  }

  return (
    <Button pending={pending} onClick={start}>
      Export workspace
    </Button>
  )
}
