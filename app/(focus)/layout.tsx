import type { ReactNode } from 'react'
import { SessionKeeper } from '@/components/members/session-keeper'
import { ViewerProvider } from '@/components/shell/viewer'
import { UnsavedLayer } from '@/components/ui/overlay/unsaved-layer'
import { reachOf } from '@/components/workspaces/reach'
import { requireMember } from '@/lib/access/actor'
import { ownerMark } from '@/lib/access/device'
import { findRenewal } from '@/lib/access/session'
import { isBillingOn } from '@/lib/billing/queries'

export default async function FocusLayout({ children }: { children: ReactNode }) {
  const actor = await requireMember()
  const { userId, workspaceId } = actor
  return (
    <>
      <ViewerProvider viewer={reachOf(actor, isBillingOn())}>{children}</ViewerProvider>
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
