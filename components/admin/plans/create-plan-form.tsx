'use client'

import { Button } from '@/components/ui/button/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { createPlanAction } from '@/lib/billing/offers/actions'
import type { OfferView } from '@/lib/billing/offers/queries'
import type { CreatePlanInput } from '@/lib/billing/offers/schema'
import { TermFields, termsOf } from './term-fields'

const types = [
  { value: 'PRO', label: 'Pro' },
  { value: 'BUSINESS', label: 'Business' },
  { value: 'ENTERPRISE', label: 'Enterprise' },
]

interface CreatePlanFormProps {
  /** The plan to copy. */
  from: OfferView
  type: CreatePlanInput['type']
}

export function CreatePlanForm({ from, type }: CreatePlanFormProps) {
  const madeIdOf = useMadeIds()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/billing/offers/schema').then((module) => module.createPlanSchema),
    action: (input) => createPlanAction({ ...input, madeId: madeIdOf('plan') }),
    defaultValues: {
      madeId: '00000000-0000-4000-8000-000000000000',
      type,
      ...termsOf(from),
      pricePerMonth: String(Math.trunc(from.pricePerMonth / 100)),
      isCustomPricing: from.isCustomPricing,
    },
  })
  return (
    <form {...bind} className="grid gap-4">
      <SelectField form={form} name="type" label="Type" options={types} />
      <TextField form={form} name="pricePerMonth" label="Price per person and month (₹)" inputMode="numeric" required />
      <CheckboxField form={form} name="isCustomPricing" label="Custom price" hint="By contract" />
      <TermFields form={form} nameOf={(name) => name} />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Create plan
        </Button>
      </FormActions>
    </form>
  )
}
