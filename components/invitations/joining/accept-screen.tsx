'use client'

import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { leaveTo } from '@/components/members/sign-in/auth-request'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { BrowserZone } from '@/components/workspaces/address/browser-zone'
import { enterWorkspace } from '@/components/workspaces/switch/enter-workspace'
import { acceptInvitationAction } from '@/lib/invitations/joining/actions'
import type { JoiningInvitation } from '@/lib/invitations/joining/queries'
import { JoiningFrame } from './joining-frame'

interface AcceptScreenProps {
  token: string
  invitation: JoiningInvitation
  summary: ReactNode
  /** For example "Join Acme". */
  verb: string
}

/** Accepts with one press, for the signed-in invitee. */
export function AcceptScreen({ token, invitation, summary, verb }: AcceptScreenProps) {
  const router = useRouter()
  const form = usePlainForm({ action: acceptInvitationAction, onRefused: router.refresh })
  const workspaceId = form.success?.data?.workspaceId
  const { workspaceName, email } = invitation

  useEffect(() => {
    // If the session can't switch, the workspace list follows.
    if (workspaceId !== undefined) enterWorkspace(workspaceId).catch(() => leaveTo('/workspace/switch'))
  }, [workspaceId])

  if (workspaceId !== undefined) {
    return (
      <JoiningFrame invitation={invitation} title={`Welcome to ${workspaceName}`} text="You’re in.">
        <ButtonLink href="/workspace/switch" variant="primary" size="lg" wide>
          Open
        </ButtonLink>
      </JoiningFrame>
    )
  }
  return (
    <JoiningFrame invitation={invitation} isIntroduced title={`Join ${workspaceName}`} text={summary}>
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <BrowserZone />
        <p className="wrap-anywhere text-muted">You’re signed in as {breakable(email)}.</p>
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          {verb}
        </Button>
      </PlainFormFrame>
    </JoiningFrame>
  )
}
