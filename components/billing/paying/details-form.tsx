'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { toast } from '@/components/ui/overlay/toast'
import { editBillingDetailsAction } from '@/lib/billing/paying/actions'
import type { BillingDetails } from '@/lib/billing/paying/queries/list-payments'

const schema = () =>
  import('@/lib/billing/paying/schema').then(({ editBillingDetailsSchema }) => editBillingDetailsSchema)

// As in the schema, which would bundle its library.
const LONGEST_ADDRESS = 500

export function DetailsForm({ details }: { details: BillingDetails }) {
  const { form, bind, pending } = useActionForm({
    schema,
    action: editBillingDetailsAction,
    defaultValues: details,
    onSuccess: () => toast({ type: 'success', title: 'Saved' }),
  })
  return (
    <Section title="Billing details" text="Shown in the CSV, not on Razorpay’s monthly invoices.">
      <Card className="max-w-reading sm:p-6">
        <form data-keep {...bind} className="grid grid-cols-1 gap-5">
          <TextField form={form} name="name" label="Company name" autoComplete="organization" required />
          <TextareaField form={form} name="address" label="Billing address" optional rows={3} limit={LONGEST_ADDRESS} />
          <TextField form={form} name="taxNumber" label="GSTIN" optional autoCapitalize="characters" />
          <FormActions>
            <Button type="submit" variant="primary" pending={pending}>
              Save
            </Button>
          </FormActions>
        </form>
      </Card>
    </Section>
  )
}
