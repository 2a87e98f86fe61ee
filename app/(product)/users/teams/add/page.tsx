import type { Metadata } from 'next'
import { CreateTeamScreen } from '@/components/teams/form/create-team-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getNewTeam } from '@/lib/teams/tree/queries/parent-choices'
import { newTeamSchema } from '@/lib/teams/tree/schema'

export const metadata: Metadata = { title: 'Create a team' }

export default async function AddTeamPage({ searchParams }: PageProps<'/users/teams/add'>) {
  const actor = await requireMember()
  const start = await onScreen(getNewTeam(actor, newTeamSchema.parse(await searchParams)))
  return <CreateTeamScreen {...start} />
}
