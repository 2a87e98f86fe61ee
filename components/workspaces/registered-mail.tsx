'use client'

import { MailSent } from '@/components/members/mail-sent'
import { ResendForm } from '@/components/members/resend-form'
import { breakable } from '@/components/ui/display/breakable'

interface RegisteredMailProps {
  email: string | undefined
  mailbox: string | null
}

/** Asks for the confirmation of the address. */
export function RegisteredMail({ email, mailbox }: RegisteredMailProps) {
  return (
    <MailSent mailbox={mailbox} action={<ResendForm email={email} />}>
      Confirm your address with the link we sent to <strong className="font-medium">{breakable(email)}</strong>. It
      works for 24 hours.
    </MailSent>
  )
}
