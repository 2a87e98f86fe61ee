'use client'

import { Button } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { resetPasswordAction } from '@/lib/members/account/actions'
import { NewPasswordField } from './new-password-field'

/** Sets the password, then opens the sign-in. */
export function ResetForm({ token }: { token: string }) {
  const form = usePlainForm({ action: resetPasswordAction })
  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField form={form} label="New password" />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Save and sign out everywhere
      </Button>
    </PlainFormFrame>
  )
}
