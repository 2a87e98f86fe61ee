'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { keepFile } from '@/components/ui/keep-file'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { exportAuditLogAction } from '@/lib/audit/actions'
import type { ExportAuditLogInput } from '@/lib/audit/schema'

/** A log of many years is longer than a table is read; the copy of the workspace holds all of it. */
const cut = {
  type: 'info',
  title: 'The file has the newest 10,000 lines',
  description: 'The whole log is in the workspace export.',
} as const

/** Takes the lines in view along as a table; that this was done becomes a line itself. */
export function AuditExportButton({ filter }: { filter: ExportAuditLogInput }) {
  const [pending, startTransition] = useTransition()

  function take() {
    startTransition(async () => {
      const answer = await answerOf(exportAuditLogAction(filter))
      const faults = faultsOf(answer)
      if (faults || !answer?.data) return toast({ type: 'error', title: faults?.form ?? GENERAL_FAILURE })
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
