'use client'

import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { confirmSubscriptionAction } from '@/lib/admin/newsletter/actions'

interface ConfirmScreenProps {
  token: string
  email: string
  isConfirmed: boolean
  /** The unsubscribe link. */
  leaveHref: string
}

export function ConfirmScreen({ token, email, isConfirmed, leaveHref }: ConfirmScreenProps) {
  const form = usePlainForm({ action: confirmSubscriptionAction })
  if (form.success || isConfirmed) {
    return (
      <AuthFrame help="too-many-mails" title="You’re subscribed" text={`The newsletter goes to ${email}.`}>
        <ButtonLink href="/" wide>
          Back to Rapport
        </ButtonLink>
        <p className="text-center text-muted">
          Changed your mind? <TextLink href={leaveHref}>Unsubscribe</TextLink>
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame help="too-many-mails" title="Subscribe to the newsletter" text={`It goes to ${email}.`}>
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Subscribe
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
