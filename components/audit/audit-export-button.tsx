'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { keepFile } from '@/components/ui/keep-file'
import { successOf } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { exportAuditLogAction } from '@/lib/audit/actions'
import type { ExportAuditLogInput } from '@/lib/audit/schema'

/** Exports are capped; the workspace copy holds the full log. */
const cut = {
  type: 'info',
  title: 'The file has the newest 10,000 lines',
  description: 'The whole log is in the workspace export.',
} as const

/** Downloads the visible lines as CSV, which is audited. */
export function AuditExportButton({ filter }: { filter: ExportAuditLogInput }) {
  const [pending, startTransition] = useTransition()

  function take() {
    startTransition(async () => {
      const answer = await successOf(exportAuditLogAction(filter))
      if (!answer?.data) return
      keepFile(answer.data)
      if (answer.data.isCut) toast(cut)
    })
  }

  return (
    <Button pending={pending} onClick={take}>
      Export
    </Button>
  )
}
