import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TeamScreen } from '@/components/teams/team/team-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { isId } from '@/lib/shared/id'
import { listTeamPeople } from '@/lib/teams/memberships/queries/list-team-people'
import { teamPeopleSchema } from '@/lib/teams/memberships/schema'
import { getTeam } from '@/lib/teams/queries/get-team'
import { teamPartsSchema } from '@/lib/teams/schema'
import { listTeamsAbove } from '@/lib/teams/tree/queries/get-team-tree'

export const metadata: Metadata = { title: 'Team' }

export default async function TeamPage({ params, searchParams }: PageProps<'/users/teams/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const asked = await searchParams
  const filter = { ...teamPeopleSchema.parse(asked), ...teamPartsSchema.parse(asked) }
  const [team, above, people] = await onScreen(
    Promise.all([getTeam(actor, id, filter), listTeamsAbove(actor, id), listTeamPeople(actor, id, filter)]),
  )
  return <TeamScreen team={team} above={above} people={people} filter={filter} selfId={actor.memberId} />
}
