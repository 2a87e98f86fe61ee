'use client'

import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm, type PlainAnswer } from '@/components/ui/form/plain/use-plain-form'
import { signInNotice } from '@/lib/members/sign-in/rules'
import { postAuth } from './auth-request'
import { goIn } from './go-in'
import { MailLinkButton } from './mail-link-button'
import { PasswordField } from './password-field'

interface PasswordFormProps {
  /** A same-origin path after signing in. */
  callbackUrl: string
  email?: string
  /** next-auth's CSRF token, for a submit without script; its cookie comes with the first one. */
  csrfToken?: string
}

async function signIn(_before: unknown, form: FormData): Promise<PlainAnswer<never>> {
  const answer = await postAuth('callback/credentials', form)
  if (answer.error === undefined) return goIn(answer)
  const message = signInNotice(answer.error)?.text ?? ''
  return { serverError: { code: 'invalid', message, fields: { password: message } } }
}

export function PasswordForm({ callbackUrl, email, csrfToken }: PasswordFormProps) {
  const form = usePlainForm({ action: signIn })
  // POST, so a submit before the script loads doesn't put the password into the URL.
  return (
    <PlainFormFrame form={form} method="post" action="/api/auth/callback/credentials">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      {csrfToken !== undefined && <input type="hidden" name="csrfToken" value={csrfToken} />}
      <PlainField
        form={form}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <PasswordField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Sign in
      </Button>
      <div aria-hidden="true" className="flex items-center gap-3 text-sm text-subtle">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <MailLinkButton form={form} callbackUrl={callbackUrl} />
    </PlainFormFrame>
  )
}
