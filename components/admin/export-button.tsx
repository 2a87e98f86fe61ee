'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { keepFile } from '@/components/ui/keep-file'
import type { ActionResult } from '@/components/ui/form/action-result'
import { successOf } from '@/components/ui/form/toast-outcome'

interface ExportButtonProps {
  act: (input: Record<string, never>) => Promise<ActionResult<{ fileName: string; text: string }>>
}

/** Downloads a list as CSV, which is audited. */
export function ExportButton({ act }: ExportButtonProps) {
  const [pending, startTransition] = useTransition()

  function take() {
    startTransition(async () => {
      const answer = await successOf(act({}))
      if (answer?.data) keepFile(answer.data)
    })
  }

  return (
    <Button pending={pending} onClick={take}>
      Export
    </Button>
  )
}
