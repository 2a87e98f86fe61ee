'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { sendInquiryAction } from '@/lib/admin/support/actions'
import type { SupportFilter } from '@/lib/admin/support/schema'

// As in the schema, which would bundle its library.
const LONGEST_MESSAGE = 2000

export function ContactForm({ filled }: { filled: Omit<SupportFilter, 'query'> }) {
  const form = usePlainForm({ action: sendInquiryAction })
  if (form.success) {
    return (
      <Callout tone="success" urgent title="Message sent">
        We’ll answer to {form.success.sent?.email?.trim() ?? 'your address'}.
      </Callout>
    )
  }
  return (
    <PlainFormFrame data-keep form={form}>
      <PlainField form={form} name="name" label="Your name" autoComplete="name" defaultValue={filled.name} required />
      <PlainField
        form={form}
        name="email"
        label="Your e-mail"
        type="email"
        autoComplete="email"
        defaultValue={filled.email}
        required
      />
      <Field label="Message" error={form.errors['message']} required>
        {(control) => (
          <CountedTextarea
            {...control}
            name="message"
            rows={5}
            limit={LONGEST_MESSAGE}
            defaultValue={form.sent['message'] ?? filled.message}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Send
        </Button>
      </div>
    </PlainFormFrame>
  )
}
