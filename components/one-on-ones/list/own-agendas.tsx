'use client'

import { usePress } from '@/components/ui/form/use-press'
import { Section } from '@/components/ui/layout/section'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteAgendaAction } from '@/lib/one-on-ones/actions'
import type { AgendaChoice } from '@/lib/one-on-ones/queries/list-agendas'

export function OwnAgendas({ agendas }: { agendas: readonly AgendaChoice[] }) {
  const press = usePress()
  if (agendas.length === 0) return null
  return (
    <Section title="Your agenda templates" className="mt-10">
      <ul aria-label="Your agenda templates" className="list">
        {agendas.map(({ key, name, points }) => (
          <li key={key} className="flex items-center gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-sm wrap-anywhere text-subtle">{points.join(' · ')}</span>
            </span>
            <ConfirmButton
              size="sm"
              variant="ghost"
              title="Delete this template?"
              text="This can’t be undone."
              confirm="Delete"
              danger
              onConfirm={async () => void (await press(deleteAgendaAction({ id: key })))}
            >
              Delete
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
