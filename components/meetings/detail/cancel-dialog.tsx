'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { ScopeChoice } from '@/components/meetings/timing/scope-choice'
import { cancelMeetingAction } from '@/lib/meetings/actions'
import type { CancelMeetingInput } from '@/lib/meetings/schema'

interface CancelDialogProps {
  id: string
  isSeries: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

const blank = (id: string): CancelMeetingInput => ({ id, scope: 'this' })

/** Confirms the cancelation and its scope. */
export function CancelDialog({ id, isSeries, open, onOpenChange }: CancelDialogProps) {
  const router = useRouter()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/meetings/schema').then((module) => module.cancelMeetingSchema),
    action: cancelMeetingAction,
    defaultValues: blank(id),
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: 'Canceled' })
    },
    onRefused: () => {
      onOpenChange(false)
      router.refresh()
    },
  })
  const isWhole = useWatch({ control: form.control, name: 'scope' }) !== 'this'
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title={isWhole ? 'Cancel these meetings?' : 'Cancel this meeting?'}
      verb={isWhole ? 'Cancel meetings' : 'Cancel meeting'}
      cancel="Keep it"
    >
      <div className="grid grid-cols-1 gap-4 pb-1">
        <p>Everyone invited is notified. This can’t be undone.</p>
        {isSeries && <ScopeChoice onChange={(scope) => form.setValue('scope', scope)} />}
      </div>
    </FormDialog>
  )
}
