'use client'

import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { SelectField } from '@/components/ui/form/select-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { addAgendaAction } from '@/lib/one-on-ones/actions'
import { agendaLabel } from '@/lib/one-on-ones/rules/agenda-templates'
import type { AgendaChoice } from '@/lib/one-on-ones/queries/list-agendas'

interface AddAgendaDialogProps {
  pairId: string
  agendas: readonly AgendaChoice[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Shows a template's talking points before they are added. */
export function AddAgendaDialog({ pairId, agendas, open, onOpenChange }: AddAgendaDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.addAgendaSchema),
    action: addAgendaAction,
    defaultValues: { id: pairId, agenda: agendas[0]?.key ?? '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: 'Added to the agenda' })
    },
  })
  const chosen = useWatch({ control: form.control, name: 'agenda' })
  const points = agendas.find(({ key }) => key === chosen)?.points ?? []
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title="Use a template"
      verb="Add to agenda"
    >
      <div className="grid grid-cols-1 gap-4 pb-1">
        <SelectField
          form={form}
          name="agenda"
          label="Template"
          options={agendas.map((agenda) => ({ value: agenda.key, label: agendaLabel(agenda) }))}
        />
        <ul
          aria-label="Talking points"
          className="ml-5 grid list-disc grid-cols-1 gap-1.5 text-muted marker:text-subtle"
        >
          {points.map((point) => (
            <li key={point} className="wrap-anywhere">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  )
}
