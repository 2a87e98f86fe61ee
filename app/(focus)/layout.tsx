import type { ReactNode } from 'react'
import { SessionKeeper } from '@/components/members/session-keeper'
import { requireMember } from '@/lib/access/actor'
import { ownerMark } from '@/lib/access/device'

export default async function FocusLayout({ children }: { children: ReactNode }) {
  const { userId, workspaceId } = await requireMember()
  return (
    <>
      {children}
      <SessionKeeper userId={userId} workspaceId={workspaceId} ownerMark={ownerMark(userId)} />
    </>
  )
}
