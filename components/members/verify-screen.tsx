'use client'

import { useEffect, useRef } from 'react'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { verifyEmailAction } from '@/lib/members/actions'
import { PasswordField } from './sign-in/password-field'
import { useSignInToken } from './sign-in/use-sign-in-token'

interface VerifyScreenProps {
  token: string
  /** This browser registered, so it has proved the password. */
  isRegisteredHere: boolean
}

/** Confirms an address and signs in; other browsers than the registering one enter the password. */
export function VerifyScreen({ token, isRegisteredHere }: VerifyScreenProps) {
  const form = usePlainForm({ action: verifyEmailAction, unseen: isRegisteredHere ? ['password'] : [] })
  useSignInToken(form.success?.data?.signInToken)
  const button = useRef<HTMLButtonElement>(null)

  // Mail scanners have no registration, so only the person's browser gets here.
  useEffect(() => {
    if (isRegisteredHere) button.current?.form?.requestSubmit()
  }, [isRegisteredHere])

  if (form.success) {
    return (
      <AuthFrame title="Your address is confirmed" text="Your workspace is ready.">
        <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
          Open your workspace
        </ButtonLink>
      </AuthFrame>
    )
  }
  const isAsked = !isRegisteredHere || form.errors.password !== undefined
  return (
    <AuthFrame
      title="Confirm your e-mail address"
      text={isAsked ? 'Enter the password you chose when you registered.' : 'Then your workspace opens.'}
    >
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        {isAsked && <PasswordField form={form} />}
        <Button ref={button} type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Confirm my address
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
