import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ReceivedList } from '@/components/invitations/received-list'
import { ElsewhereScreen } from '@/components/workspaces/switch/elsewhere-screen'
import { SwitchScreen } from '@/components/workspaces/switch/switch-screen'
import { findDemandOf } from '@/lib/access/actor'
import { requirePerson } from '@/lib/access/person'
import { requestFacts } from '@/lib/access/request'
import { listReceivedInvitations } from '@/lib/invitations/queries/list-received'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'
import { safeReturnPath, workspaceNamedIn } from '@/lib/shared/routes'
import { listLeftWorkspaces, listOwnWorkspaces } from '@/lib/workspaces/queries'

export const metadata: Metadata = { title: 'Your workspaces' }

export default async function SwitchWorkspacePage({ searchParams }: PageProps<'/workspace/switch'>) {
  const person = await requirePerson()
  if (person.isSuperAdmin) redirect('/admin')
  const [workspaces, left, received] = await Promise.all([
    listOwnWorkspaces(person),
    listLeftWorkspaces(person),
    listReceivedInvitations(person),
  ])
  const here = workspaces.find(({ id, isOpen }) => id === person.currentWorkspaceId && isOpen)
  const { callbackUrl } = signInParamsSchema.parse(await searchParams)
  const path = safeReturnPath(callbackUrl, (await requestFacts()).origin)
  const named = workspaceNamedIn(path)
  const there = workspaces.find(({ id, isOpen }) => id === named && isOpen)
  if (there && there.id === here?.id) redirect(path)
  if (there) return <ElsewhereScreen there={there} here={here} path={path} />
  return (
    <SwitchScreen
      person={person}
      workspaces={workspaces}
      left={left}
      currentId={here?.id ?? null}
      hasSettings={here !== undefined && (await findDemandOf(person)) === null}
      invitations={received.length > 0 && <ReceivedList invitations={received} />}
    />
  )
}
