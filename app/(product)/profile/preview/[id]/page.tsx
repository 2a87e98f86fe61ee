import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PersonActivity } from '@/components/activity/person-activity'
import { GiveLink } from '@/components/applause/give/give-link'
import { PersonTabs } from '@/components/applause/person/person-tabs'
import { ThanksPart } from '@/components/applause/person/thanks-part'
import { PersonGoals } from '@/components/goals/person/person-goals'
import { PreviewScreen } from '@/components/members/profile/preview-screen'
import { ReleasedFeedback } from '@/components/reviews/results/released-feedback'
import { ReportsTo } from '@/components/teams/person/reports-to'
import { requireMember, type Actor } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listPublicActivity } from '@/lib/activity/queries'
import { activityFilterSchema } from '@/lib/activity/schema'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { getThanks } from '@/lib/applause/queries/get-thanks'
import { listGoalsOf } from '@/lib/goals/queries/list-goals-of'
import { getColleague, type ColleagueView } from '@/lib/members/profile/queries'
import { previewParamsSchema, type PreviewTab } from '@/lib/members/profile/schema'
import { listReleasedAbout } from '@/lib/reviews/results/queries/list-released-about'
import { isId } from '@/lib/shared/id'
import { managersOf } from '@/lib/teams/memberships/queries/list-team-people'

export const metadata: Metadata = { title: 'Profile' }

const SHOWN = 10

type Query = Record<string, string | string[] | undefined>
type Part = (actor: Actor, person: ColleagueView, query: Query) => Promise<React.ReactNode>

const parts: Record<PreviewTab, Part> = {
  profile: async (actor, { id, name, now }, query) => {
    const { after } = activityFilterSchema.parse(query)
    const [page, released, goals] = await Promise.all([
      listPublicActivity(actor, { memberId: id, after, size: SHOWN }),
      listReleasedAbout(actor, id),
      listGoalsOf(actor, id),
    ])
    const { timeZone: zone } = actor
    return (
      <>
        <PersonGoals memberId={id} name={name} goals={goals} />
        <ReleasedFeedback name={name} rows={released} zone={zone} />
        <PersonActivity name={name} {...{ page, after, zone, now }} href={`/profile/preview/${id}`} />
      </>
    )
  },
  applause: async (actor, { id, gone }) => (
    <ThanksPart thanks={await getThanks(actor, id)} person={{ id, hasLeft: gone !== null }} viewerId={actor.memberId} />
  ),
}

export default async function PreviewPage({ params, searchParams }: PageProps<'/profile/preview/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const query = await searchParams
  const hasApplause = offersApplause(actor)
  const tab = hasApplause ? previewParamsSchema.parse(query).tab : 'profile'
  const person = await onScreen(getColleague(actor, id))
  const [part, managers] = await Promise.all([parts[tab](actor, person, query), managersOf(actor, [id])])
  const people = [{ memberId: id, hasLeft: person.gone !== null }]
  return (
    <PreviewScreen
      {...{ person, zone: actor.timeZone }}
      reportsTo={<ReportsTo managers={managers.get(id) ?? []} />}
      act={hasApplause && <GiveLink people={people} viewerId={actor.memberId} />}
    >
      {hasApplause && <PersonTabs id={id} active={tab} />}
      {part}
    </PreviewScreen>
  )
}
