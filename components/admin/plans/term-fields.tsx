'use client'

import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import type { OfferView } from '@/lib/billing/offers/queries'

/** Plan limits as form values. */
export type Terms = {
  name: string
  description: string
  userLimit: string
  externalsPerReview: string
  aiRequestLimit: string
  aiRequestsPerDay: string
  aiTokensPerDay: string
  applausePerPersonAndMonth: string
  features: string
}

const typed = (count: number | null) => (count === null ? '' : String(count))

/** A plan's limits as form values. */
export const termsOf = (plan: OfferView): Terms => ({
  name: plan.name,
  description: plan.description,
  userLimit: typed(plan.userLimit),
  externalsPerReview: typed(plan.externalsPerReview),
  aiRequestLimit: typed(plan.aiRequestLimit),
  aiRequestsPerDay: typed(plan.aiRequestsPerDay),
  aiTokensPerDay: typed(plan.aiTokensPerDay),
  applausePerPersonAndMonth: typed(plan.applausePerPersonAndMonth),
  features: plan.features.join('\n'),
})

const numbers: readonly { name: keyof Terms; label: string; placeholder?: string }[] = [
  { name: 'userLimit', label: 'People', placeholder: 'Any number' },
  { name: 'externalsPerReview', label: 'External reviewers per form' },
  { name: 'aiRequestLimit', label: 'AI requests per person and month' },
  { name: 'aiRequestsPerDay', label: 'AI requests per person and day' },
  { name: 'aiTokensPerDay', label: 'AI tokens per person and day' },
  { name: 'applausePerPersonAndMonth', label: 'Applause per person and month', placeholder: 'Any number' },
]

/** Every plan field except the price. */
export function TermFields<Input extends Terms, Output>({
  form,
  nameOf,
}: {
  form: UseFormReturn<Input, unknown, Output>
  /** The field name as a path of this form. */
  nameOf: (name: keyof Terms) => FieldPath<Input>
}) {
  return (
    <>
      <TextField form={form} name={nameOf('name')} label="Name" required />
      <TextField form={form} name={nameOf('description')} label="Description" />
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map(({ name, label, placeholder }) => (
          <TextField
            key={name}
            form={form}
            name={nameOf(name)}
            label={label}
            placeholder={placeholder}
            inputMode="numeric"
          />
        ))}
      </div>
      <TextareaField
        form={form}
        name={nameOf('features')}
        label="Features on the price list"
        hint="One per line, in order"
        rows={6}
      />
    </>
  )
}
