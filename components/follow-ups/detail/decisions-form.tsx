'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { LongText } from '@/components/ui/display/long-text'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { writeDecisionsAction } from '@/lib/follow-ups/actions'

interface DecisionsFormProps {
  id: string
  decisions: string
  canWrite: boolean
}

/** Every attendee can edit the decisions. */
export function DecisionsForm({ id, decisions, canWrite }: DecisionsFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/follow-ups/schema').then((module) => module.writeDecisionsSchema),
    action: writeDecisionsAction,
    defaultValues: { id, seen: decisions, decisions },
    onSuccess: () => {
      const saved = form.getValues('decisions').trim()
      form.reset({ id, seen: saved, decisions: saved })
      toast({ type: 'success', title: 'Saved' })
    },
  })
  const { reset, formState } = form
  const { isDirty } = formState
  // Shows another person's save unless somebody is typing here.
  useEffect(() => {
    if (!isDirty) reset({ id, seen: decisions, decisions })
  }, [id, decisions, isDirty, reset])
  if (!canWrite) return <LongText text={decisions === '' ? 'No decisions.' : decisions} className="text-muted" />
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextareaField form={form} name="decisions" label="Decisions" quietLabel rows={4} limit={10_000} />
      <div>
        <Button type="submit" size="sm" pending={pending}>
          Save decisions
        </Button>
      </div>
    </form>
  )
}
