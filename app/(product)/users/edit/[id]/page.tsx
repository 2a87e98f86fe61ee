import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { HoldingCard } from '@/components/account/holding-card'
import { EditPersonScreen } from '@/components/members/edit/edit-person-screen'
import { PersonTeamsForm } from '@/components/teams/person/person-teams-form'
import { Card } from '@/components/ui/layout/card'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listHoldings } from '@/lib/account/queries/list-holdings'
import { getPerson, isAccountDeleted } from '@/lib/members/people/queries/get-person'
import { listTagChoices } from '@/lib/members/tags/queries'
import { isId } from '@/lib/shared/id'
import { listTeamsOf, listTeamsToJoin } from '@/lib/teams/memberships/queries/list-teams-of'

export const metadata: Metadata = { title: 'Edit person' }

export default async function UsersEditPersonPage({ params }: PageProps<'/users/edit/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const person = await onScreen(getPerson(actor, id), async () => {
    if (await isAccountDeleted(actor, id)) redirect(`/profile/preview/${id}`)
  })
  const isLeft = !person.isActive && person.can.manage
  const [tags, teams, choices, holdings] = await Promise.all([
    listTagChoices(actor),
    onScreen(listTeamsOf(actor, id)),
    listTeamsToJoin(actor, person),
    isLeft ? listHoldings(actor, id) : [],
  ])
  return (
    <EditPersonScreen
      person={person}
      tags={tags}
      zone={actor.timeZone}
      left={holdings.map((holding) => (
        <HoldingCard key={holding.href} {...holding} />
      ))}
      teams={
        <Card>
          <h2 className="mb-4 text-md font-semibold">Teams</h2>
          <PersonTeamsForm memberId={id} teams={teams} choices={choices} isActive={person.isActive} />
        </Card>
      }
    />
  )
}
