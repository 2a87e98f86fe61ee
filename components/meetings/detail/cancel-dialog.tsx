'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { ScopeChoice } from '@/components/meetings/timing/scope-choice'
import { cancelMeetingAction } from '@/lib/meetings/actions'
import { cancelWords, type MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import type { CancelMeetingInput } from '@/lib/meetings/schema'

interface CancelDialogProps {
  id: string
  /** Of a series: how many meetings each scope cancels. */
  cancelable: Record<MeetingScope, number> | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

const blank = (id: string): CancelMeetingInput => ({ id, scope: 'this' })

/** Confirms the cancelation and its scope. */
export function CancelDialog({ id, cancelable, open, onOpenChange }: CancelDialogProps) {
  const router = useRouter()
  const [scope, setScope] = useState<MeetingScope>('this')
  const { done, ...words } = cancelWords(cancelable?.[scope] ?? 1)
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/meetings/schema').then((module) => module.cancelMeetingSchema),
    action: cancelMeetingAction,
    defaultValues: blank(id),
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: done })
    },
    onRefused: () => {
      onOpenChange(false)
      router.refresh()
    },
  })
  function choose(chosen: MeetingScope) {
    setScope(chosen)
    form.setValue('scope', chosen)
  }
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} submit={submit} pending={pending} {...words}>
      <div className="grid grid-cols-1 gap-4 pb-1">
        <p>Everyone invited is notified. This can’t be undone.</p>
        {cancelable && <ScopeChoice onChange={choose} />}
      </div>
    </FormDialog>
  )
}
