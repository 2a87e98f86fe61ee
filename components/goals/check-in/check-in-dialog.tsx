'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { CheckInFields, checkInValues, type CheckInSubject } from './check-in-fields'
import { useCheckIn } from './use-check-in'

export interface CheckInDialogProps {
  goal: CheckInSubject
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Prefilled with the last values. */
export function CheckInDialog({ goal, open, onOpenChange }: CheckInDialogProps) {
  const madeIdOf = useMadeIds()
  const checkIn = useCheckIn()
  const router = useRouter()
  const { form, submit, pending, formError } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.checkInManySchema),
    action: checkIn,
    defaultValues: { goals: [checkInValues(goal, madeIdOf(`check-in ${goal.version}`))] },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: 'Checked in' })
    },
  })

  /** The page behind may be out of date, but what was typed stays until it is closed. */
  function close(next: boolean) {
    onOpenChange(next)
    if (!next && formError !== undefined) router.refresh()
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      submit={submit}
      pending={pending}
      title={`Check in: ${goal.title}`}
      verb="Check in"
    >
      <CheckInFields form={form} goal={goal} index={0} />
    </FormDialog>
  )
}
