'use client'

import { AuthFrame } from '@/components/shell/auth-frame'
import { Button } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { verifyEmailAction } from '@/lib/members/actions'
import { PasswordForm } from './sign-in/password-form'

/** Confirms an address with one press, then asks for the password chosen at registration. */
export function VerifyScreen({ token }: { token: string }) {
  const form = usePlainForm({ action: verifyEmailAction })
  const confirmed = form.success?.data
  if (confirmed) {
    return (
      <AuthFrame title="Your address is confirmed" text="Your workspace is open. Sign in to step inside.">
        <PasswordForm callbackUrl="/dashboard" email={confirmed.email} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Is this your address?" text="Confirm that the mail reached you, and your workspace is open.">
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Confirm my address
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
