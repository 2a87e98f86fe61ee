'use client'

import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { generalFailure } from '@/components/ui/form/action-result'
import { toast } from '@/components/ui/overlay/toast'
import { signInNotice } from '@/lib/members/sign-in/rules'
import type { PasswordSignInInput } from '@/lib/members/sign-in/schema'
import { leaveTo, postAuth } from './auth-request'

interface MailLinkButtonProps {
  form: UseFormReturn<PasswordSignInInput, unknown, PasswordSignInInput>
  callbackUrl: string
}

/** Has a sign-in link sent to the address in the form. */
export function MailLinkButton({ form, callbackUrl }: MailLinkButtonProps) {
  const [isSending, setSending] = useState(false)

  async function send() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return
    const { url, error } = await postAuth('signin/email', { email: form.getValues('email'), callbackUrl })
    if (error === undefined) await leaveTo(url)
    form.setError('email', { type: 'server', message: signInNotice(error)?.text }, { shouldFocus: true })
  }

  function press() {
    setSending(true)
    void send()
      .catch(() => toast({ type: 'error', title: generalFailure }))
      .finally(() => setSending(false))
  }

  return (
    <Button size="lg" wide pending={isSending} onClick={press}>
      <Mail aria-hidden="true" /> E-mail me a link instead
    </Button>
  )
}
