'use client'

import { useEffect } from 'react'
import { leaveTo } from '@/components/members/sign-in/auth-request'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { BrowserZone } from '@/components/workspaces/address/browser-zone'
import { enterWorkspace } from '@/components/workspaces/switch/enter-workspace'
import { acceptInvitationAction } from '@/lib/invitations/joining/actions'
import type { OfferedPlace } from '@/lib/invitations/joining/queries'
import { joinVerb } from '@/lib/invitations/rules/invitations'
import { JoiningFrame } from './joining-frame'
import { PlaceOffered } from './place-offered'

interface AcceptScreenProps {
  token: string
  offer: OfferedPlace
}

/** Accepts with one press, for the signed-in invitee. */
export function AcceptScreen({ token, offer }: AcceptScreenProps) {
  const form = usePlainForm({ action: acceptInvitationAction })
  const workspaceId = form.success?.data?.workspaceId
  const { workspaceName, email } = offer

  useEffect(() => {
    // If the session can't switch, the workspace list follows.
    if (workspaceId !== undefined) enterWorkspace(workspaceId).catch(() => leaveTo('/workspace/switch'))
  }, [workspaceId])

  if (workspaceId !== undefined) {
    return (
      <JoiningFrame offer={offer} title={`Welcome to ${workspaceName}`} text="You’re in.">
        <ButtonLink href="/workspace/switch" variant="primary" size="lg" wide>
          Open
        </ButtonLink>
      </JoiningFrame>
    )
  }
  return (
    <JoiningFrame offer={offer} isIntroduced title={`Join ${workspaceName}`} text={<PlaceOffered {...offer} />}>
      <PlainFormFrame form={form}>
        <input type="hidden" name="token" value={token} />
        <BrowserZone />
        <p className="wrap-anywhere text-muted">You’re signed in as {breakable(email)}.</p>
        <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
          {joinVerb(workspaceName)}
        </Button>
      </PlainFormFrame>
    </JoiningFrame>
  )
}
