import type { ComponentProps } from 'react'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { LongText } from '@/components/ui/display/long-text'
import { LargeLogo } from '@/components/workspaces/large-logo'
import type { JoiningInvitation } from '@/lib/invitations/joining/queries'

/** Characters of the workspace's description: about five lines. */
const ROOM = 240

interface JoiningFrameProps extends Omit<ComponentProps<typeof AuthFrame>, 'mark'> {
  /** Null: an invalid link. */
  invitation: JoiningInvitation | null
  /** The description is shown. */
  isIntroduced?: boolean
}

/** The auth frame with the joined workspace's logo. */
export function JoiningFrame({ invitation, isIntroduced, children, ...frame }: JoiningFrameProps) {
  const mark = invitation?.logoId ? <LargeLogo name={invitation.workspaceName} logoId={invitation.logoId} /> : undefined
  const words = isIntroduced ? invitation?.workspaceDescription : ''
  return (
    <AuthFrame help="invitation-not-working" {...frame} mark={mark}>
      {words && <LongText text={words} most={ROOM} isPlain className="text-sm text-subtle" />}
      {children}
    </AuthFrame>
  )
}
