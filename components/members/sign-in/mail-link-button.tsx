'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { toast } from '@/components/ui/overlay/toast'
import { signInNotice } from '@/lib/members/sign-in/rules'
import { leaveTo, postAuth } from './auth-request'

interface MailLinkButtonProps {
  form: Pick<PlainForm, 'refuses' | 'show'>
  callbackUrl: string
}

export function MailLinkButton({ form, callbackUrl }: MailLinkButtonProps) {
  const [isSending, setSending] = useState(false)

  async function send(input: HTMLInputElement) {
    const { url, error } = await postAuth('signin/email', { email: input.value, callbackUrl })
    if (error === undefined) await leaveTo(url)
    form.show([[input.name, signInNotice(error)?.text ?? GENERAL_FAILURE, input]])
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const input = event.currentTarget.form?.elements.namedItem('email')
    if (!(input instanceof HTMLInputElement) || form.refuses([input])) return
    setSending(true)
    void send(input)
      .catch(() => toast({ type: 'error', title: GENERAL_FAILURE }))
      .finally(() => setSending(false))
  }

  // Without script it submits its form, which then needs no password.
  return (
    <Button
      type="submit"
      formAction="/api/auth/signin/email"
      formNoValidate
      size="lg"
      wide
      pending={isSending}
      onClick={press}
    >
      <Icon name="mail" /> E-mail me a link instead
    </Button>
  )
}
