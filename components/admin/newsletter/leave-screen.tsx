'use client'

import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { leaveNewsletterAction } from '@/lib/admin/newsletter/actions'

export function LeaveScreen({ code, email, isSubscribed }: { code: string; email: string; isSubscribed: boolean }) {
  const form = usePlainForm({ action: leaveNewsletterAction })
  if (form.success || !isSubscribed) {
    return (
      <AuthFrame help="too-many-mails" title="You’re unsubscribed" text={`${email} gets no more newsletters.`}>
        <ButtonLink href="/resources#newsletter" size="lg" wide>
          Subscribe again
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame help="too-many-mails" title="Unsubscribe from the newsletter?" text={`It goes to ${email}.`}>
      <PlainFormFrame form={form}>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Unsubscribe
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
