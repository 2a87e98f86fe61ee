'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { keepFile } from '@/components/ui/keep-file'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

interface ExportButtonProps {
  act: (input: Record<string, never>) => Promise<ActionResult<{ fileName: string; text: string }>>
}

/** Downloads a list as CSV, which is audited. */
export function ExportButton({ act }: ExportButtonProps) {
  const [pending, startTransition] = useTransition()

  function take() {
    startTransition(async () => {
      const answer = await answerOf(act({}))
      const faults = faultsOf(answer)
      if (faults || !answer?.data) return toast({ type: 'error', title: faults?.form ?? GENERAL_FAILURE })
      keepFile(answer.data)
    })
  }

  return (
    <Button pending={pending} onClick={take}>
      Export
    </Button>
  )
}
