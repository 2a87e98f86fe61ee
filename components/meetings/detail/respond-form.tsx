'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { respondToMeetingAction } from '@/lib/meetings/actions'

interface RespondFormProps {
  id: string
  isAttending: boolean | null
  note: string
}

/** Accept or decline with a note. */
export function RespondForm({ id, isAttending, note }: RespondFormProps) {
  const [asked, setAsked] = useState(true)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/meetings/schema').then((module) => module.respondToMeetingSchema),
    action: respondToMeetingAction,
    defaultValues: { id, isAttending: isAttending ?? true, note },
    onSuccess: () => toast({ type: 'success', title: 'Answer sent' }),
  })

  function answer(value: boolean) {
    setAsked(value)
    form.setValue('isAttending', value)
  }

  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-3">
      <TextField form={form} name="note" label="Note" optional maxLength={500} autoComplete="off" />
      <div className="flex gap-2">
        <Button
          type="submit"
          variant={isAttending === true ? 'primary' : 'secondary'}
          aria-pressed={isAttending === true}
          pending={pending && asked}
          onClick={() => answer(true)}
        >
          Attending
        </Button>
        <Button
          type="submit"
          variant={isAttending === false ? 'primary' : 'secondary'}
          aria-pressed={isAttending === false}
          pending={pending && !asked}
          onClick={() => answer(false)}
        >
          Not attending
        </Button>
      </div>
    </form>
  )
}
