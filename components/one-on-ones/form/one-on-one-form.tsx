'use client'

import { useWatch } from 'react-hook-form'
import { RefusedChange } from '@/components/meetings/refused-change'
import { ScopeChoice } from '@/components/meetings/timing/scope-choice'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { SelectField } from '@/components/ui/form/select-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { changeOneOnOneAction, scheduleOneOnOneAction } from '@/lib/one-on-ones/actions'
import { editInWords } from '@/lib/meetings/rules/form-timing'
import { agendaLabel } from '@/lib/one-on-ones/rules/agenda-templates'
import { oneOnOnePath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import type { OneOnOneFieldsInput } from '@/lib/one-on-ones/schema'
import { truncate } from '@/lib/shared/text'
import type { OneOnOneFormProps } from './one-on-one-form-part'
import { PartnerFields } from './partner-fields'

/** Creates under a new id, or edits at the opened version. */
function useSend({ id, version = 1 }: OneOnOneFormProps['start']) {
  const withMadeId = useMadeId()
  return ({ scope, withId, agenda, ...values }: OneOnOneFieldsInput) =>
    id === undefined
      ? withMadeId((madeId) => scheduleOneOnOneAction({ ...values, withId, agenda, madeId }))
      : changeOneOnOneAction({ ...values, id, version, scope })
}

const MOST_SHOWN = 200

/** Colleague, time and first agenda. */
export function OneOnOneForm({ start }: OneOnOneFormProps) {
  const send = useSend(start)
  const { form, bind, pending, formError } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.oneOnOneFieldsSchema),
    action: send,
    defaultValues: start.values,
    keptKey: start.keptKey,
    done: (values) => (start.id === undefined ? 'Scheduled' : editInWords(start.values, values)),
  })
  const [scope, agenda] = useWatch({ control: form.control, name: ['scope', 'agenda'] })
  const { id, isSeries, canMeet, agendas } = start
  const choices = [
    { value: '', label: 'No template' },
    ...agendas.map((one) => ({ value: one.key, label: agendaLabel(one) })),
  ]
  const points = agendas.find(({ key }) => key === agenda)?.points ?? []
  const holds = points.length > 0 ? truncate(points.join(' · '), MOST_SHOWN) : undefined
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-8">
      {isSeries && <ScopeChoice onChange={(chosen) => form.setValue('scope', chosen, { shouldDirty: true })} />}
      <PartnerFields form={form} start={start} isWhole={isSeries && scope !== 'this'} />
      <div className="grid grid-cols-1 gap-5">
        {id === undefined && <SelectField form={form} name="agenda" label="Agenda" hint={holds} options={choices} />}
        <TextField form={form} name="title" label="Title" required autoComplete="off" />
        <TextareaField form={form} name="description" label="Description" optional rows={3} limit={2000} />
      </div>
      {canMeet && (!isSeries || scope !== 'this') && (
        <CheckboxField form={form} name="hasMeet" label="Add a Google Meet link" />
      )}
      {formError !== undefined && id !== undefined && <RefusedChange reason={formError} href={oneOnOnePath(id)} />}
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          {id === undefined ? 'Schedule' : 'Save'}
        </Button>
        <ButtonLink href={id === undefined ? '/one-on-one' : oneOnOnePath(id)}>Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
