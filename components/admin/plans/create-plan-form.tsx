'use client'

import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
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

/** Nobody is moved to the free one. */
export type PricedOffer = OfferView & { type: CreatePlanInput['type'] }

const valuesOf = (plan: PricedOffer) => ({
  madeId: '00000000-0000-4000-8000-000000000000',
  type: plan.type,
  ...termsOf(plan),
  pricePerMonth: String(Math.trunc(plan.pricePerMonth / 100)),
  isCustomPricing: plan.isCustomPricing,
})

interface CreatePlanFormProps {
  /** The plan to copy. */
  from: PricedOffer
  /** What is sold now, copied once its type is chosen. */
  sold: readonly PricedOffer[]
}

export function CreatePlanForm({ from, sold }: CreatePlanFormProps) {
  const madeIdOf = useMadeIds()
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/billing/offers/schema').then((module) => module.createPlanSchema),
    action: (input) => createPlanAction({ ...input, madeId: madeIdOf('plan') }),
    defaultValues: valuesOf(from),
  })
  const type = useWatch({ control: form.control, name: 'type' })
  const copied = useRef(from.type)
  useEffect(() => {
    if (type === copied.current) return
    copied.current = type
    const plan = from.type === type ? from : sold.find((one) => one.type === type)
    if (plan) form.reset(valuesOf(plan))
  }, [type, from, sold, form])
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
