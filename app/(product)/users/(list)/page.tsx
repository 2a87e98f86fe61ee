import type { Metadata } from 'next'
import { InvitationPart } from '@/components/invitations/list/invitation-part'
import { PeoplePart } from '@/components/members/people/people-part'
import { PeopleScreen } from '@/components/members/people/people-screen'
import { TagPart } from '@/components/members/tags/tag-part'
import { TeamListPart } from '@/components/teams/list/team-list-part'
import { PutIntoTeam } from '@/components/teams/person/put-into-team'
import { requireMember, type Actor } from '@/lib/access/actor'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { findWaitingSeats } from '@/lib/invitations/seats/queries'
import { invitationListSchema } from '@/lib/invitations/schema'
import {
  countPeople,
  getRights,
  listGroups,
  listPeople,
  type PeopleCounts,
} from '@/lib/members/people/queries/list-people'
import { peopleListSchema, type PeopleListFilter } from '@/lib/members/people/schema'
import { listTagPage } from '@/lib/members/tags/queries'
import { tagListSchema } from '@/lib/members/tags/schema'
import { listWaitingRequests } from '@/lib/reviews/quick/queries/list-waiting-requests'
import { listTeamPage } from '@/lib/teams/queries/list-teams'
import { teamListSchema } from '@/lib/teams/schema'

export const metadata: Metadata = { title: 'People' }

type Search = Record<string, string | string[] | undefined>

async function invitedPart(actor: Actor, counts: Promise<PeopleCounts>, search: Search) {
  const filter = invitationListSchema.parse(search)
  const [page, seats, requested, { invited }] = await Promise.all([
    listInvitations(actor, filter),
    findWaitingSeats(actor),
    listWaitingRequests(actor),
    counts,
  ])
  const shown = { filter, page, seats, requested, count: invited, zone: actor.timeZone }
  return <InvitationPart {...shown} />
}

async function partOf(actor: Actor, filter: PeopleListFilter, counts: Promise<PeopleCounts>, search: Search) {
  if (filter.tab === 'invited') return invitedPart(actor, counts, search)
  if (filter.tab === 'tags') {
    const tags = tagListSchema.parse(search)
    return <TagPart filter={tags} page={await listTagPage(actor, tags)} />
  }
  if (filter.tab === 'teams') {
    const teams = teamListSchema.parse(search)
    return <TeamListPart filter={teams} page={await listTeamPage(actor, teams)} />
  }
  const [page, groups] = await Promise.all([listPeople(actor, filter), listGroups(actor, filter)])
  return (
    <PeoplePart
      filter={filter}
      page={page}
      groups={groups}
      selfId={actor.memberId}
      isManaged={getRights(actor).manage}
      more={<PutIntoTeam />}
    />
  )
}

export default async function UsersPage({ searchParams }: PageProps<'/users'>) {
  const actor = await requireMember()
  const search = await searchParams
  const asked = peopleListSchema.parse(search)
  // People who may not invite have no such tab.
  const filter = getRights(actor).invite || asked.tab !== 'invited' ? asked : { ...asked, tab: 'people' as const }
  const counting = countPeople(actor)
  const [counts, part] = await Promise.all([counting, partOf(actor, filter, counting, search)])
  return (
    <PeopleScreen tab={filter.tab} counts={counts}>
      {part}
    </PeopleScreen>
  )
}
