import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PersonActivity } from '@/components/activity/person-activity'
import { PersonBadges } from '@/components/badges/person-badges'
import { PersonGoals } from '@/components/goals/person/person-goals'
import { PreviewScreen } from '@/components/members/profile/preview-screen'
import { RaiseLink } from '@/components/one-on-ones/raise/raise-link'
import { QuickButtons } from '@/components/reviews/quick/quick-buttons'
import { ReleasedFeedback } from '@/components/reviews/results/released-feedback'
import { ReportsTo } from '@/components/teams/person/reports-to'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listPublicActivity } from '@/lib/activity/queries'
import { activityFilterSchema } from '@/lib/activity/schema'
import { listBadges } from '@/lib/badges/queries/list-badges'
import { listGoalsOf } from '@/lib/goals/queries/list-goals-of'
import { getColleague } from '@/lib/members/profile/queries'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { listReleasedAbout } from '@/lib/reviews/results/queries/list-released-about'
import { isId } from '@/lib/shared/id'
import { managersOf } from '@/lib/teams/memberships/queries/list-team-people'

export const metadata: Metadata = { title: 'Profile' }

const SHOWN = 10

export default async function PreviewPage({ params, searchParams }: PageProps<'/profile/preview/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const { after } = activityFilterSchema.parse(await searchParams)
  const [person, managers, page, released, goals, badges] = await Promise.all([
    onScreen(getColleague(actor, id)),
    managersOf(actor, [id]),
    listPublicActivity(actor, { memberId: id, after, size: SHOWN }),
    listReleasedAbout(actor, id),
    listGoalsOf(actor, id),
    listBadges(actor, id),
  ])
  const { timeZone: zone } = actor
  const reportsTo = <ReportsTo managers={managers.get(id) ?? []} />
  const acts = !person.isSelf && person.gone === null && (
    <>
      <QuickButtons {...{ id, name: person.name }} />
      {oneOnOnesGate(actor) === null && <RaiseLink with={id} />}
    </>
  )
  return (
    <PreviewScreen {...{ person, zone, reportsTo, acts }}>
      <PersonBadges {...{ badges, zone }} />
      <PersonGoals memberId={id} name={person.name} goals={goals} />
      <ReleasedFeedback name={person.name} rows={released} zone={zone} />
      <PersonActivity name={person.name} {...{ page, after, zone }} href={`/profile/preview/${id}`} now={person.now} />
    </PreviewScreen>
  )
}
