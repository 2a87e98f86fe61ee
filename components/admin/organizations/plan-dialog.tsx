'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { SelectField } from '@/components/ui/form/select-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { moveToPlanAction } from '@/lib/admin/organizations/actions'
import type { MoveToPlanInput } from '@/lib/admin/organizations/schema'

export interface PlanDialogProps {
  id: string
  name: string
  plan: MoveToPlanInput['plan']
  /** It pays now; that subscription ends. */
  isPaying: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

const plans = [
  { value: 'FREE', label: 'Free' },
  { value: 'PRO', label: 'Pro' },
  { value: 'BUSINESS', label: 'Business' },
  { value: 'ENTERPRISE', label: 'Enterprise' },
]

export function PlanDialog({ id, name, plan, isPaying, open, onOpenChange }: PlanDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/admin/organizations/schema').then((module) => module.moveToPlanSchema),
    action: moveToPlanAction,
    defaultValues: { id, plan, reason: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: 'Plan changed' })
    },
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      submit={submit}
      title={`Change the plan of ${name}`}
      text={
        isPaying
          ? 'Without payment. The paid subscription ends now, without a refund. Admins get an e-mail.'
          : 'Without payment. Admins get an e-mail.'
      }
      verb="Change plan"
    >
      <div className="grid gap-4">
        <SelectField form={form} name="plan" label="Plan" options={plans} />
        <TextareaField form={form} name="reason" label="Reason" limit={500} rows={3} required />
      </div>
    </FormDialog>
  )
}
