'use client'

import { useState } from 'react'
import { SignOutForm } from '@/components/members/sign-out-form'
import { PasswordField } from '@/components/members/sign-in/password-field'
import { Button } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import type { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import type { BegunSecondFactor } from '@/lib/members/second-factor/rules'
import type { SetUpProof } from '@/lib/members/second-factor/queries'

interface BeginFormProps {
  form: ReturnType<typeof usePlainForm<BegunSecondFactor>>
  proof: SetUpProof
  email: string
  /** Where to return after signing in again. */
  here: string
}

/** Without a password, a fresh sign-in is the proof. */
const SignInAgain = ({ here, gone }: { here: string; gone: string }) => (
  <div className="grid justify-items-start gap-3">
    <p className="text-muted">{gone}</p>
    <SignOutForm look="button" to={`/auth/login?done=two-step&callbackUrl=${encodeURIComponent(here)}`}>
      Sign in again
    </SignOutForm>
  </div>
)

/** Asks for the password unless just given. */
export function BeginForm({ form, proof, email, here }: BeginFormProps) {
  const [isAsked, setAsked] = useState(false)
  // The page may have been open until the sign-in expired.
  const needsPassword = proof === 'password' || form.errors.password !== undefined
  if (proof === null || form.errors.session) {
    return <SignInAgain here={here} gone={form.errors.session ?? 'To set it up, sign in again first.'} />
  }
  if (proof === 'password' && !isAsked) {
    return (
      <div>
        <Button variant="primary" onClick={() => setAsked(true)}>
          Set it up
        </Button>
      </div>
    )
  }
  return (
    <PlainFormFrame form={form}>
      {needsPassword && (
        <>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField form={form} />
        </>
      )}
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          {needsPassword ? 'Continue' : 'Set it up'}
        </Button>
      </div>
    </PlainFormFrame>
  )
}
