'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { MailSent } from '@/components/members/mail-sent'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { breakable } from '@/components/ui/display/breakable'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { sendJoiningLinkAction } from '@/lib/invitations/joining/actions'
import type { JoiningInvitation } from '@/lib/invitations/joining/queries'
import { JoiningFrame } from './joining-frame'

interface PassedOnScreenProps {
  token: string
  invitation: JoiningInvitation
  summary: ReactNode
  signIn: string
  mailbox: string | null
}

/**
 * For a forwarded link: continues by mail and reveals nothing about the address, not even whether it has an account.
 */
export function PassedOnScreen({ token, invitation, summary, signIn, mailbox }: PassedOnScreenProps) {
  const router = useRouter()
  const form = usePlainForm({ action: sendJoiningLinkAction, onRefused: router.refresh })
  const { workspaceName, email } = invitation
  const address = <strong className="font-medium">{breakable(email)}</strong>

  if (form.success) {
    return (
      <JoiningFrame invitation={invitation} title="Check your mail">
        <MailSent mailbox={mailbox}>
          We sent a link to {address}. Open it to join {workspaceName}.
        </MailSent>
      </JoiningFrame>
    )
  }
  return (
    <JoiningFrame
      invitation={invitation}
      isIntroduced
      title={`Join ${workspaceName}`}
      text={summary}
      footer={
        <>
          Have an account? <TextLink href={signIn}>Sign in</TextLink>
        </>
      }
    >
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <p className="text-pretty wrap-anywhere">
          This invitation is for {address}. We’ll mail a link there to make sure it’s you.
        </p>
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          Mail me the link
        </Button>
      </PlainFormFrame>
    </JoiningFrame>
  )
}
