'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { AgendaChoice } from '@/lib/one-on-ones/queries/list-agendas'

const AddAgendaDialog = dynamic(() => import('./add-agenda-dialog').then((module) => module.AddAgendaDialog), {
  ssr: false,
})

export function AddAgenda({ pairId, agendas }: { pairId: string; agendas: readonly AgendaChoice[] }) {
  const adding = useDialog()
  return (
    <>
      <Button size="sm" onClick={adding.ask}>
        Use a template
      </Button>
      {adding.isAsked && (
        <AddAgendaDialog
          key={adding.turn}
          pairId={pairId}
          agendas={agendas}
          open={adding.open}
          onOpenChange={adding.setOpen}
        />
      )}
    </>
  )
}
