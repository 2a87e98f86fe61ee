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
