'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button/button'
import { breakable } from '@/components/ui/display/breakable'
import { Callout } from '@/components/ui/display/callout'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { requestPasswordResetAction } from '@/lib/members/account/actions'

interface PasswordLinkFormProps extends Pick<ButtonProps, 'size' | 'wide'> {
  /** The signed-in person's. */
  email: string
  /** Why the chosen password was refused. */
  gone?: string
  /** Shown below, before and after the request. */
  children?: ReactNode
}

/** Mails a link for the first password when the sign-in is too old. */
export function PasswordLinkForm({ email, gone, children, ...look }: PasswordLinkFormProps) {
  const form = usePlainForm({ action: requestPasswordResetAction })
  if (form.success) {
    return (
      <>
        <Callout urgent title="Check your mail">
          We’ve sent a link to {breakable(email)}. It works once, for 30 minutes, and signs you out everywhere.
        </Callout>
        {children}
      </>
    )
  }
  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="email" value={email} />
      {gone ? (
        <Callout tone="warning" urgent>
          {gone}
        </Callout>
      ) : (
        <p className="text-muted">Set a password with a link by mail.</p>
      )}
      <div>
        <Button type="submit" variant="primary" pending={form.pending} {...look}>
          Mail me the link
        </Button>
      </div>
      {children}
    </PlainFormFrame>
  )
}
