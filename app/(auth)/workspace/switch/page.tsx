import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ReceivedList } from '@/components/invitations/received/received-list'
import { SwitchScreen } from '@/components/workspaces/switch/switch-screen'
import { findAdmin } from '@/lib/access/admin'
import { requirePerson } from '@/lib/access/person'
import { listReceivedInvitations } from '@/lib/invitations/received/queries'
import { listOwnWorkspaces } from '@/lib/workspaces/queries'

export const metadata: Metadata = { title: 'Your workspaces' }

export default async function SwitchWorkspacePage() {
  const person = await requirePerson()
  if (await findAdmin()) redirect('/admin')
  const [workspaces, received] = await Promise.all([listOwnWorkspaces(person), listReceivedInvitations(person)])
  const here = workspaces.find(({ id, deletionAt }) => id === person.currentWorkspaceId && deletionAt === null)
  return (
    <SwitchScreen
      {...{ person, workspaces }}
      currentId={here?.id ?? null}
      invitations={received.length > 0 && <ReceivedList invitations={received} />}
    />
  )
}
