'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm, type PlainAnswer } from '@/components/ui/form/plain/use-plain-form'
import { FIRST_STEP_GONE, signInNotice } from '@/lib/members/sign-in/rules'
import { leaveTo, postAuth } from './auth-request'
import { goIn } from './go-in'

async function pass(_before: unknown, form: FormData): Promise<PlainAnswer<never>> {
  const answer = await postAuth('callback/second-step', form)
  if (answer.error === undefined) return goIn(answer)
  if (answer.error === FIRST_STEP_GONE) return leaveTo(answer.url)
  const message = signInNotice(answer.error)?.text ?? ''
  return { serverError: { code: 'invalid', message, fields: { code: message } } }
}

const asked = {
  app: { label: 'Code', hint: 'From your authenticator app', inputMode: 'numeric', other: 'Use a recovery code' },
  recovery: { label: 'Recovery code', hint: 'Each works once', inputMode: 'text', other: 'Use a code from the app' },
} as const

/** A code of the app, or a recovery code. */
export function SecondStepForm({ csrfToken }: { csrfToken: string | undefined }) {
  const form = usePlainForm({ action: pass })
  const [kind, setKind] = useState<keyof typeof asked>('app')
  const { label, hint, inputMode, other } = asked[kind]
  return (
    <PlainFormFrame form={form} method="post" action="/api/auth/callback/second-step">
      {csrfToken !== undefined && <input type="hidden" name="csrfToken" value={csrfToken} />}
      <PlainField
        key={kind}
        form={form}
        name="code"
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Sign in
      </Button>
      <div className="text-center">
        <LinkButton onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>{other}</LinkButton>
      </div>
    </PlainFormFrame>
  )
}
