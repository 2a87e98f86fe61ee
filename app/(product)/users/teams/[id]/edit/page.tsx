import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditTeamScreen } from '@/components/teams/form/edit-team-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { countTeamGoals } from '@/lib/goals/queries/count-team-goals'
import { goalsGate } from '@/lib/goals/queries/goals-gate'
import { isId } from '@/lib/shared/id'
import { getTeamToEdit } from '@/lib/teams/queries/get-team'
import { findParent } from '@/lib/teams/tree/queries/parent-choices'

export const metadata: Metadata = { title: 'Edit team' }

export default async function EditTeamPage({ params }: PageProps<'/users/teams/[id]/edit'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const team = await onScreen(getTeamToEdit(actor, id))
  const [parent, goalCount] = team.can.shape
    ? await Promise.all([findParent(actor, id), goalsGate(actor) === null ? countTeamGoals(actor, id) : 0])
    : [null, 0]
  return <EditTeamScreen team={team} parent={parent} goalCount={goalCount} />
}
