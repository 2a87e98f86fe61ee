'use client'

import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { Callout } from '@/components/ui/display/callout'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { changePasswordAction } from '@/lib/members/account/actions'
import { NewPasswordField } from './new-password-field'

export function ChangePasswordForm({ email }: { email: string }) {
  const form = usePlainForm({ action: changePasswordAction })
  if (form.success) {
    return (
      <Callout tone="success" urgent title="Password changed">
        Your other devices are signed out.
      </Callout>
    )
  }
  return (
    <PlainFormFrame form={form}>
      {/* Lets password managers file it correctly. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PlainField
        form={form}
        name="current"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        aside={<TextLink href="/forgot-password">Forgot it?</TextLink>}
      />
      <NewPasswordField form={form} label="New password" />
      <p className="text-sm text-subtle">This signs out your other devices.</p>
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Change password
        </Button>
      </div>
    </PlainFormFrame>
  )
}
