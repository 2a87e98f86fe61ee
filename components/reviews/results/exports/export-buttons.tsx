'use client'

import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { startExportAction } from '@/lib/reviews/exports/actions'
import type { ExportSource, StartExportInput } from '@/lib/reviews/exports/schema'
import { exportLabel } from './export-label'

interface ExportButtonsProps {
  source: ExportSource
  id: string
  hasNames: boolean
}

type Format = StartExportInput['format']

/** Requests an export; one in progress is not repeated. */
export function ExportButtons({ source, id, hasNames }: ExportButtonsProps) {
  const [isPending, startTransition] = useTransition()
  const [asked, setAsked] = useState<Format>()
  const formats: Format[] = hasNames ? ['CSV_LONG', 'CSV_WIDE'] : ['CSV_LONG']

  function start(format: Format) {
    if (isPending) return
    setAsked(format)
    startTransition(async () => {
      await toastFaults(startExportAction({ source, id, format }))
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button key={format} pending={isPending && asked === format} onClick={() => start(format)}>
          {exportLabel(format, { hasNames })}
        </Button>
      ))}
    </div>
  )
}
