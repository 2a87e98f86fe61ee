'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { subscribeAction } from '@/lib/admin/newsletter/actions'

export function NewsletterForm() {
  const form = usePlainForm({ action: subscribeAction })
  if (form.success) {
    return (
      <Callout urgent title="Check your mailbox">
        Press the button in our mail to confirm your address. If you’re subscribed already, we send none.
      </Callout>
    )
  }
  return (
    <PlainFormFrame form={form}>
      <PlainField
        form={form}
        name="email"
        label="E-mail for the newsletter"
        type="email"
        autoComplete="email"
        required
      />
      <div>
        <Button type="submit" pending={form.pending}>
          Subscribe
        </Button>
      </div>
    </PlainFormFrame>
  )
}
