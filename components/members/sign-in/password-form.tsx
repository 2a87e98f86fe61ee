'use client'

import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import type { ActionResult } from '@/components/ui/form/action-result'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { signInNotice } from '@/lib/members/sign-in/rules'
import type { PasswordSignInInput } from '@/lib/members/sign-in/schema'
import { announceSession } from '../session-channel'
import { leaveTo, postAuth } from './auth-request'
import { MailLinkButton } from './mail-link-button'

interface PasswordFormProps {
  /** Where to go once signed in: a path of this origin. */
  callbackUrl: string
  email?: string
}

async function signIn(input: PasswordSignInInput, callbackUrl: string): Promise<ActionResult<never>> {
  const { url, error } = await postAuth('callback/credentials', { ...input, callbackUrl })
  if (error === undefined) {
    announceSession('signIn')
    return leaveTo(url)
  }
  const message = signInNotice(error)?.text ?? ''
  return { serverError: { code: 'invalid', message, fields: { password: message } } }
}

/** E-mail and password; or, with the same address, a link by mail. */
export function PasswordForm({ callbackUrl, email = '' }: PasswordFormProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/sign-in/schema').then((module) => module.passwordSignInSchema),
    action: (input) => signIn(input, callbackUrl),
    defaultValues: { email, password: '' },
  })
  // Sent before the script is there, it must not be a GET, which would put the password into the address.
  return (
    <form method="post" action="/api/auth/callback/credentials" onSubmit={submit} noValidate className="grid gap-5">
      <TextField form={form} name="email" label="E-mail" type="email" autoComplete="username" required />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        aside={<TextLink href="/forgot-password">Forgot it?</TextLink>}
      />
      <Button type="submit" variant="primary" size="lg" wide pending={pending}>
        Sign in
      </Button>
      <div aria-hidden="true" className="flex items-center gap-3 text-sm text-subtle">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <MailLinkButton form={form} callbackUrl={callbackUrl} />
    </form>
  )
}
