'use client'

import { useState } from 'react'
import { MailSent } from '@/components/members/mail-sent'
import { AuthFrame } from '@/components/shell/auth-frame'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { requestPasswordResetAction } from '@/lib/members/passwords/actions'

const footer = <TextLink href="/auth/login">Back to sign-in</TextLink>

/** Asks for a link to choose a new password, and says the same whether or not the address has an account. */
export function ForgotScreen({ mailbox }: { mailbox: string | null }) {
  const [sentTo, setSentTo] = useState<string>()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/passwords/schema').then((module) => module.requestPasswordResetSchema),
    action: requestPasswordResetAction,
    defaultValues: { email: '' },
    onSuccess: (): void => setSentTo(form.getValues('email')),
  })
  if (sentTo !== undefined) {
    return (
      <AuthFrame title="Check your mail" footer={footer}>
        <MailSent mailbox={mailbox}>
          If <strong className="font-medium">{sentTo}</strong> has an account, a link to choose a new password is on its
          way. It works once, for 30 minutes.
        </MailSent>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Choose a new password"
      text="We send you a link. Until you use it, your password stays as it is."
      footer={footer}
    >
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <TextField form={form} name="email" label="E-mail" type="email" autoComplete="username" required />
        <Button type="submit" variant="primary" size="lg" wide pending={pending}>
          Send me a link
        </Button>
      </form>
    </AuthFrame>
  )
}
