'use client'

import { MailSent } from '@/components/members/mail-sent'
import { ResendForm } from '@/components/members/resend-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { breakable } from '@/components/ui/display/breakable'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { registerWorkspaceAction } from '@/lib/workspaces/actions'
import { slugFault } from '@/lib/workspaces/rules/slugs'
import { RegisterForm } from './register-form'

const footer = (
  <>
    Have an account? <TextLink href="/auth/login">Sign in</TextLink>
  </>
)

interface RegisterScreenProps {
  mailbox: string | null
}

/** A workspace and its first Admin; answers the same for every address. */
export function RegisterScreen({ mailbox }: RegisterScreenProps) {
  const form = usePlainForm({ action: registerWorkspaceAction, checks: { slug: slugFault } })
  if (!form.success) {
    return (
      <AuthFrame title="Create your workspace" footer={footer}>
        <RegisterForm form={form} />
      </AuthFrame>
    )
  }
  const sentTo = form.success.sent?.email?.trim()
  return (
    <AuthFrame title="Check your mail" footer={footer}>
      <MailSent mailbox={mailbox} action={<ResendForm email={sentTo} />}>
        Confirm your address with the link we sent to <strong className="font-medium">{breakable(sentTo)}</strong>. It
        works for 24 hours.
      </MailSent>
    </AuthFrame>
  )
}
