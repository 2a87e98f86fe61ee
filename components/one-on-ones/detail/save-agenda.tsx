'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'

const SaveAgendaDialog = dynamic(() => import('./save-agenda-dialog').then((module) => module.SaveAgendaDialog), {
  ssr: false,
})

const MOST_POINTS = 20

export function SaveAgenda({ points }: { points: readonly string[] }) {
  const saving = useDialog()
  if (points.length === 0 || points.length > MOST_POINTS) return null
  return (
    <>
      <Button size="sm" onClick={saving.ask}>
        Save as template
      </Button>
      {saving.isAsked && (
        <SaveAgendaDialog key={saving.turn} points={points} open={saving.open} onOpenChange={saving.setOpen} />
      )}
    </>
  )
}
