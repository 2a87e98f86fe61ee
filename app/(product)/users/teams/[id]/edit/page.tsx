import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditTeamScreen } from '@/components/teams/form/edit-team-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { isId } from '@/lib/shared/id'
import { getTeamToEdit } from '@/lib/teams/queries/get-team'
import { findParent } from '@/lib/teams/tree/queries/parent-choices'

export const metadata: Metadata = { title: 'Edit team' }

export default async function EditTeamPage({ params }: PageProps<'/users/teams/[id]/edit'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const team = await onScreen(getTeamToEdit(actor, id))
  return <EditTeamScreen team={team} parent={team.can.shape ? await findParent(actor, id) : null} />
}
