'use client'

import { useWatch } from 'react-hook-form'
import { RefusedChange } from '@/components/meetings/refused-change'
import { ScopeChoice } from '@/components/meetings/timing/scope-choice'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { editFollowUpAction, scheduleFollowUpAction } from '@/lib/follow-ups/actions'
import type { FollowUpFormStart } from '@/lib/follow-ups/queries/get-follow-up-form'
import { followUpPath } from '@/lib/follow-ups/rules'
import type { FollowUpFieldsInput } from '@/lib/follow-ups/schema'
import { editInWords } from '@/lib/meetings/rules/form-timing'
import { AboutFields } from './about-fields'
import { MoreFields } from './more-fields'
import { WhenFields } from './when-fields'

interface FollowUpFormProps {
  start: FollowUpFormStart & { id?: string; version?: number }
}

/** Creates under a new id, or edits at the opened version. */
function useSend({ id, version = 1 }: FollowUpFormProps['start']) {
  const withMadeId = useMadeId()
  return ({ scope, ...values }: FollowUpFieldsInput) =>
    id === undefined
      ? withMadeId((madeId) => scheduleFollowUpAction({ ...values, madeId }))
      : editFollowUpAction({ ...values, id, version, scope })
}

export function FollowUpForm({ start }: FollowUpFormProps) {
  const send = useSend(start)
  const { form, bind, pending, formError } = useActionForm({
    schema: () => import('@/lib/follow-ups/schema').then((module) => module.followUpFieldsSchema),
    action: send,
    defaultValues: start.values,
    keptKey: start.keptKey,
    done: (values) => (start.id === undefined ? 'Scheduled' : editInWords(start.values, values)),
  })
  const scope = useWatch({ control: form.control, name: 'scope' })
  const { id, isSeries, canMeet } = start
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-8">
      {isSeries && <ScopeChoice onChange={(chosen) => form.setValue('scope', chosen, { shouldDirty: true })} />}
      <AboutFields form={form} start={start} />
      <div className="grid grid-cols-1 gap-5">
        <TextField form={form} name="title" label="Title" required autoComplete="off" />
        <TextareaField form={form} name="description" label="Agenda" optional rows={4} limit={2000} />
      </div>
      <WhenFields form={form} start={start} isWhole={isSeries && scope !== 'this'} />
      {canMeet && (!isSeries || scope !== 'this') && (
        <CheckboxField form={form} name="hasMeet" label="Add a Google Meet link" />
      )}
      {id === undefined && <MoreFields form={form} />}
      {formError !== undefined && id !== undefined && <RefusedChange reason={formError} href={followUpPath(id)} />}
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          {id === undefined ? 'Schedule' : 'Save'}
        </Button>
        <ButtonLink href={id === undefined ? '/followups' : followUpPath(id)}>Cancel</ButtonLink>
      </FormActions>
    </form>
  )
}
