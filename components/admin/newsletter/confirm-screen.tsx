'use client'

import { AuthFrame } from '@/components/shell/auth-frame'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { confirmSubscriptionAction } from '@/lib/admin/newsletter/actions'

/** Confirms a subscription with one press; opening the link does nothing. */
export function ConfirmScreen({ token, email, isConfirmed }: { token: string; email: string; isConfirmed: boolean }) {
  const form = usePlainForm({ action: confirmSubscriptionAction })
  if (form.success || isConfirmed) {
    return (
      <AuthFrame title="You’re subscribed" text={`The newsletter goes to ${email}.`}>
        <ButtonLink href="/" wide>
          Back to the front page
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Subscribe to the newsletter" text={`It goes to ${email}.`}>
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Subscribe
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
