'use client'

import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { confirmEmailChangeAction } from '@/lib/members/account/actions'

/** Confirms the address the link was mailed to. */
export function EmailChangeScreen({ token, email }: { token: string; email: string }) {
  const form = usePlainForm({ action: confirmEmailChangeAction })
  if (form.success) return <EmailChangeDone email={email} />
  return (
    <AuthFrame title="Use this address?" text={`You’ll sign in with ${email} and get your mail there.`}>
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Use this address
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}

/** Shown after the confirmation. */
export function EmailChangeDone({ email }: { email: string }) {
  return (
    <AuthFrame title="Address changed" text={`You now sign in with ${email}.`}>
      <ButtonLink href="/profile?tab=settings" variant="primary" size="lg" wide>
        Back to settings
      </ButtonLink>
    </AuthFrame>
  )
}
