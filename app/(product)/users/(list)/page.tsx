import type { Metadata } from 'next'
import { InvitationPart } from '@/components/invitations/list/invitation-part'
import { PeoplePart } from '@/components/members/people/people-part'
import { PeopleScreen } from '@/components/members/people/people-screen'
import { TagPart } from '@/components/members/tags/tag-part'
import { TeamListPart } from '@/components/teams/list/team-list-part'
import { requireMember, type Actor } from '@/lib/access/actor'
import { listInvitations } from '@/lib/invitations/queries'
import { invitationListSchema } from '@/lib/invitations/schema'
import { countPeople, listGroups, listPeople, type PeopleCounts } from '@/lib/members/people/lists/queries'
import { peopleListSchema, type PeopleListFilter } from '@/lib/members/people/lists/schema'
import { getTagList } from '@/lib/members/tags/queries'
import { listTeamPage } from '@/lib/teams/queries'
import { teamListSchema } from '@/lib/teams/schema'

export const metadata: Metadata = { title: 'People' }

type Search = Record<string, string | string[] | undefined>

async function invitedPart(actor: Actor, counts: PeopleCounts, search: Search) {
  const filter = invitationListSchema.parse(search)
  const page = await listInvitations(actor, filter)
  return <InvitationPart {...{ filter, page }} count={counts.invited} zone={actor.timeZone} />
}

async function partOf(actor: Actor, filter: PeopleListFilter, counts: PeopleCounts, search: Search) {
  if (filter.tab === 'tags') return <TagPart search={filter.search} list={await getTagList(actor, filter)} />
  if (filter.tab === 'invited') return invitedPart(actor, counts, search)
  if (filter.tab === 'teams') {
    const teams = teamListSchema.parse(search)
    return <TeamListPart filter={teams} page={await listTeamPage(actor, teams)} />
  }
  const [page, groups] = await Promise.all([listPeople(actor, filter), listGroups(actor)])
  return <PeoplePart {...{ filter, page, counts, groups }} selfId={actor.memberId} />
}

export default async function UsersPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [actor, search] = [await requireMember(), await searchParams]
  const asked = peopleListSchema.parse(search)
  const counts = await countPeople(actor, asked)
  // Who may not invite has no tab of the invited.
  const filter = counts.can.invite || asked.tab !== 'invited' ? asked : { ...asked, tab: 'people' as const }
  return (
    <PeopleScreen tab={filter.tab} counts={counts}>
      {await partOf(actor, filter, counts, search)}
    </PeopleScreen>
  )
}
