'use client'

import { AuthFrame } from '@/components/shell/auth-frame'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { verifyEmailAction } from '@/lib/members/actions'
import { PasswordField } from './sign-in/password-field'
import { useSignInToken } from './sign-in/use-sign-in-token'

/** Confirms an address with the password chosen at registration, and goes straight inside. */
export function VerifyScreen({ token }: { token: string }) {
  const form = usePlainForm({ action: verifyEmailAction })
  useSignInToken(form.success?.data?.signInToken)
  if (form.success) {
    return (
      <AuthFrame title="Your address is confirmed" text="Your workspace is open.">
        <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
          Step inside
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Is this your address?"
      text="Confirm it with the password you chose when you registered, and your workspace is open."
    >
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <PasswordField form={form} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Confirm my address
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
