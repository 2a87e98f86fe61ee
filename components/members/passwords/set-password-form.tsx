'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { setPasswordAction } from '@/lib/members/passwords/actions'
import { NewPasswordField } from './new-password-field'

/** A first password for somebody who has come in by mailed links. */
export function SetPasswordForm({ email }: { email: string }) {
  const form = usePlainForm({ action: setPasswordAction })
  if (form.success) {
    return <Callout title="You have a password now">Sign in with it, or go on having links mailed to you.</Callout>
  }
  return (
    <PlainFormFrame form={form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <p className="text-muted">
        You sign in with links that are mailed to you. With a password you can come in without waiting for one.
      </p>
      <NewPasswordField form={form} />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Set password
        </Button>
      </div>
    </PlainFormFrame>
  )
}
