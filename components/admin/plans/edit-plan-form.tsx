'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { editPlanAction } from '@/lib/billing/offers/actions'
import type { OfferView } from '@/lib/billing/offers/queries'
import { TermFields, termsOf } from './term-fields'

export function EditPlanForm({ plan }: { plan: OfferView }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/billing/offers/schema').then((module) => module.editPlanSchema),
    action: editPlanAction,
    defaultValues: { id: plan.id, ...termsOf(plan) },
    onSuccess: () => toast({ type: 'success', title: 'Saved' }),
  })
  return (
    <form {...bind} className="grid gap-4">
      <TermFields form={form} nameOf={(name) => name} />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
      </FormActions>
    </form>
  )
}
