'use client'

import { useState } from 'react'
import { AuthFrame } from '@/components/shell/auth-frame'
import { Button } from '@/components/ui/button/button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { verifyEmailAction } from '@/lib/members/actions'
import { PasswordForm } from './sign-in/password-form'

/** Confirms an address with one press, then asks for the password chosen at registration. */
export function VerifyScreen({ token }: { token: string }) {
  const [email, setEmail] = useState<string>()
  const { submit, pending } = useActionForm({
    schema: () => import('@/lib/members/schema').then((module) => module.verifyEmailSchema),
    action: verifyEmailAction,
    defaultValues: { token },
    onSuccess: (result) => setEmail(result?.email),
  })
  if (email !== undefined) {
    return (
      <AuthFrame title="Your address is confirmed" text="Your workspace is open. Sign in to step inside.">
        <PasswordForm callbackUrl="/dashboard" email={email} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Is this your address?" text="Confirm that the mail reached you, and your workspace is open.">
      <form method="post" onSubmit={submit}>
        <Button type="submit" variant="primary" size="lg" wide pending={pending}>
          Confirm my address
        </Button>
      </form>
    </AuthFrame>
  )
}
