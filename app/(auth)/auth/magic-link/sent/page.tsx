import type { Metadata } from 'next'
import { MailSent } from '@/components/members/mail-sent'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { findMailboxPath } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Check your mail' }
export const dynamic = 'force-dynamic'

export default function LinkSentPage() {
  return (
    <AuthFrame title="Check your mail" footer={<TextLink href="/auth/login">Back to sign-in</TextLink>}>
      <MailSent mailbox={findMailboxPath()}>
        If the address has an account, a sign-in link is on its way. It works once, for 10 minutes.
      </MailSent>
    </AuthFrame>
  )
}
