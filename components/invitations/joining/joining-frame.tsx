import type { ComponentProps } from 'react'
import { AuthFrame } from '@/components/shell/auth-frame'
import { LongText } from '@/components/ui/display/long-text'
import { LargeLogo } from '@/components/workspaces/large-logo'
import type { OfferedPlace } from '@/lib/invitations/joining/queries'

/** Characters of what a workspace says of itself, above what it is about to ask: about five lines. */
const ROOM = 240

interface JoiningFrameProps extends Omit<ComponentProps<typeof AuthFrame>, 'mark'> {
  /** Null: the link opens nothing. */
  offer: OfferedPlace | null
  /** Whether the workspace says what it is. */
  isIntroduced?: boolean
}

/** The front door, with the logo of the workspace that is joined, if it has one. */
export function JoiningFrame({ offer, isIntroduced, children, ...frame }: JoiningFrameProps) {
  const mark = offer?.logoId ? <LargeLogo name={offer.workspaceName} logoId={offer.logoId} /> : undefined
  const words = isIntroduced ? offer?.workspaceDescription : ''
  return (
    <AuthFrame {...frame} mark={mark}>
      {words && <LongText text={words} most={ROOM} className="text-sm text-subtle" />}
      {children}
    </AuthFrame>
  )
}
