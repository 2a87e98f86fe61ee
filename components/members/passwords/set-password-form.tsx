'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { setPasswordAction } from '@/lib/members/account/actions'
import { NewPasswordField } from './new-password-field'
import { PasswordLinkForm } from './password-link-form'

export function SetPasswordForm({ email }: { email: string }) {
  const form = usePlainForm({ action: setPasswordAction, unseen: ['session'] })
  if (form.success) {
    return (
      <Callout tone="success" urgent title="Password set">
        You can sign in with it or with a mailed link.
      </Callout>
    )
  }
  if (form.errors.session) return <PasswordLinkForm email={email} gone={form.errors.session} />
  return (
    <PlainFormFrame form={form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField form={form} />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Set password
        </Button>
      </div>
    </PlainFormFrame>
  )
}
