'use client'

import { MailSent } from '@/components/members/mail-sent'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { breakable } from '@/components/ui/display/breakable'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { requestPasswordResetAction } from '@/lib/members/account/actions'

const footer = <TextLink href="/auth/login">Back to sign-in</TextLink>

/** Answers the same whether or not the address has an account. */
export function ForgotScreen({ mailbox }: { mailbox: string | null }) {
  const form = usePlainForm({ action: requestPasswordResetAction })
  if (form.success) {
    return (
      <AuthFrame title="Check your mail" footer={footer}>
        <MailSent mailbox={mailbox}>
          If <strong className="font-medium">{breakable(form.success.sent?.email?.trim())}</strong> has an account,
          we’ve sent it a link that works once, for 30 minutes.
        </MailSent>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Choose a new password"
      text="We’ll send you a link. Your password stays until you use it."
      footer={footer}
    >
      <PlainFormFrame form={form}>
        <PlainField form={form} name="email" label="E-mail" type="email" autoComplete="username" required />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Mail me a link
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
