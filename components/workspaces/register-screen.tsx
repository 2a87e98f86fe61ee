'use client'

import { useState } from 'react'
import { MailSent } from '@/components/members/mail-sent'
import { ResendForm } from '@/components/members/resend-form'
import { AuthFrame } from '@/components/shell/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { RegisterForm } from './register-form'

const footer = (
  <>
    Already here? <TextLink href="/auth/login">Sign in</TextLink>
  </>
)

/** A new workspace and its first admin; then the same words for every address, whether it was new or not. */
export function RegisterScreen({ mailbox }: { mailbox: string | null }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) {
    return (
      <AuthFrame
        title="Create your workspace"
        text="You and your colleagues in one place. Nobody else sees in."
        footer={footer}
      >
        <RegisterForm onSent={setSentTo} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Check your mail" footer={footer}>
      <MailSent mailbox={mailbox} action={<ResendForm email={sentTo} />}>
        We have written to <strong className="font-medium">{sentTo}</strong>. Confirm the address with the link in the
        mail, within 24 hours, and your workspace is open.
      </MailSent>
    </AuthFrame>
  )
}
