'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { usePress } from '@/components/ui/form/use-press'
import { Section } from '@/components/ui/layout/section'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteAgendaAction } from '@/lib/one-on-ones/actions'
import type { AgendaChoice } from '@/lib/one-on-ones/queries/list-agendas'

const RenameAgendaDialog = dynamic(() => import('./rename-agenda-dialog').then((module) => module.RenameAgendaDialog), {
  ssr: false,
})

function OwnAgenda({ agenda: { key: id, name, points } }: { agenda: AgendaChoice }) {
  const renaming = useDialog()
  const press = usePress()
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-subtle">{points.join(' · ')}</span>
      </span>
      <span className="flex items-center gap-1">
        <Button size="sm" variant="ghost" onClick={renaming.ask} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <ConfirmButton
          size="sm"
          variant="ghost"
          title="Delete this template?"
          text="This can’t be undone."
          confirm="Delete"
          danger
          onConfirm={async () => void (await press(deleteAgendaAction({ id })))}
        >
          Delete
        </ConfirmButton>
      </span>
      {renaming.isAsked && (
        <RenameAgendaDialog
          key={renaming.turn}
          id={id}
          name={name}
          open={renaming.open}
          onOpenChange={renaming.setOpen}
        />
      )}
    </li>
  )
}

export function OwnAgendas({ agendas }: { agendas: readonly AgendaChoice[] }) {
  if (agendas.length === 0) return null
  return (
    <Section title="Your agenda templates" className="mt-10">
      <ul aria-label="Your agenda templates" className="list">
        {agendas.map((agenda) => (
          <OwnAgenda key={agenda.key} agenda={agenda} />
        ))}
      </ul>
    </Section>
  )
}
