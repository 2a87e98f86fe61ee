import type { ReactNode } from 'react'
import { SessionKeeper } from '@/components/members/session-keeper'
import { UnsavedLayer } from '@/components/ui/overlay/unsaved-layer'
import { requireMember } from '@/lib/access/actor'
import { ownerMark } from '@/lib/access/device'
import { findRenewal } from '@/lib/access/session'

export default async function FocusLayout({ children }: { children: ReactNode }) {
  const { userId, workspaceId } = await requireMember()
  return (
    <>
      {children}
      <UnsavedLayer />
      <SessionKeeper
        userId={userId}
        workspaceId={workspaceId}
        ownerMark={ownerMark(userId)}
        shouldRenew={await findRenewal()}
      />
    </>
  )
}
