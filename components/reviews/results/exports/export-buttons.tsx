'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { toast } from '@/components/ui/overlay/toast'
import { startExportAction } from '@/lib/reviews/results/exports/actions'
import type { ExportSource, StartExportInput } from '@/lib/reviews/results/exports/schema'

interface ExportButtonsProps {
  source: ExportSource
  id: string
  hasNames: boolean
}

/** Asks for a file. One that is being made already is not made twice. */
export function ExportButtons({ source, id, hasNames }: ExportButtonsProps) {
  const [isPending, startTransition] = useTransition()

  function start(format: StartExportInput['format']) {
    startTransition(async () => {
      const faults = faultsOf(await startExportAction({ source, id, format }))
      if (faults) toast({ type: 'error', title: faults.form ?? generalFailure })
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" pending={isPending} onClick={() => start('CSV_LONG')}>
        {hasNames ? 'One line for each answer' : 'Answers as a table'}
      </Button>
      {hasNames && (
        <Button pending={isPending} onClick={() => start('CSV_WIDE')}>
          One line for each person
        </Button>
      )}
      <Button pending={isPending} onClick={() => start('PDF')}>
        Document to print
      </Button>
    </div>
  )
}
