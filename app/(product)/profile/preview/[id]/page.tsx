import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HoldingCard } from '@/components/account/holding-card'
import { PersonActivity } from '@/components/activity/person-activity'
import { GiveLink } from '@/components/applause/give/give-link'
import { PersonTabs } from '@/components/applause/person/person-tabs'
import { ThanksPart } from '@/components/applause/person/thanks-part'
import { PersonBadges } from '@/components/badges/person-badges'
import { PersonGoals } from '@/components/goals/person/person-goals'
import { PreviewScreen } from '@/components/members/profile/preview-screen'
import { FollowUpMenuLink } from '@/components/follow-ups/follow-up-link'
import { NewOneOnOneLink, PairMenuLink, RaiseMenuLink } from '@/components/one-on-ones/raise/raise-link'
import { QuickButtons } from '@/components/reviews/quick/quick-buttons'
import { ReleasedFeedback } from '@/components/reviews/results/released-feedback'
import { ReportsTo } from '@/components/teams/person/reports-to'
import { requireMember, type Actor } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listHoldings } from '@/lib/account/queries/list-holdings'
import { listPublicActivity } from '@/lib/activity/queries'
import { activityFilterSchema } from '@/lib/activity/schema'
import { givingGate, offersApplause } from '@/lib/applause/queries/applause-gate'
import { getThanks } from '@/lib/applause/queries/get-thanks'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { listBadges } from '@/lib/badges/queries/list-badges'
import { listGoalsOf } from '@/lib/goals/queries/list-goals-of'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { getRights } from '@/lib/members/people/queries/list-people'
import { getColleague, type ColleagueView } from '@/lib/members/profile/queries'
import { previewParamsSchema, type PreviewTab } from '@/lib/members/profile/schema'
import { hasPairWith } from '@/lib/one-on-ones/queries/find-partner'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { listReleasedAbout } from '@/lib/reviews/results/queries/list-released-about'
import { isId } from '@/lib/shared/id'
import { managersOf } from '@/lib/teams/memberships/queries/list-team-people'

export const metadata: Metadata = { title: 'Profile' }

const SHOWN = 10
const LATEST = 3

type Query = Record<string, string | string[] | undefined>
type Part = (actor: Actor, person: ColleagueView, query: Query) => Promise<React.ReactNode>

const parts: Record<PreviewTab, Part> = {
  profile: async (actor, { id, name, now, isSelf }, query) => {
    const { after } = activityFilterSchema.parse(query)
    const [page, released, goals, badges] = await Promise.all([
      listPublicActivity(actor, { memberId: id, after, size: SHOWN }),
      // Their own is under “Feedback for me”, and others don’t see it here.
      isSelf ? [] : listReleasedAbout(actor, id),
      listGoalsOf(actor, id),
      listBadges(actor, id),
    ])
    const { timeZone: zone } = actor
    return (
      <>
        <ReleasedFeedback name={name} rows={released} zone={zone} />
        <PersonGoals memberId={id} name={name} goals={goals} />
        <PersonBadges badges={badges} zone={zone} />
        <PersonActivity name={name} page={page} after={after} zone={zone} now={now} href={`/profile/preview/${id}`} />
      </>
    )
  },
  applause: async (actor, { id, gone, now }) => {
    const received = { tab: 'everyone', person: id, side: 'to', period: 'Last_12_Months', search: '' } as const
    const [thanks, { rows }, gate] = await Promise.all([
      getThanks(actor, id),
      listApplause(actor, received),
      givingGate(actor),
    ])
    return (
      <ThanksPart
        thanks={thanks}
        latest={rows.slice(0, LATEST)}
        person={{ id, hasLeft: gone !== null }}
        viewerId={actor.memberId}
        zone={actor.timeZone}
        now={now}
        isReadOnly={gate !== null}
      />
    )
  },
}

function Acts({ actor, person }: { actor: Actor; person: ColleagueView }) {
  const { id, name, pictureId } = person
  return (
    <>
      <QuickButtons id={id} name={name} pictureId={pictureId} />
      {offersApplause(actor) && <GiveLink people={[{ memberId: id, hasLeft: false }]} viewerId={actor.memberId} />}
      {oneOnOnesGate(actor) === null && <NewOneOnOneLink with={id} />}
    </>
  )
}

function More({ actor, id, hasPair }: { actor: Actor; id: string; hasPair: boolean }) {
  return (
    <>
      {followUpsGate(actor) === null && <FollowUpMenuLink with={id} />}
      {oneOnOnesGate(actor) === null && <RaiseMenuLink with={id} />}
      {hasPair && <PairMenuLink with={id} />}
    </>
  )
}

export default async function PreviewPage({ params, searchParams }: PageProps<'/profile/preview/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const query = await searchParams
  const hasApplause = offersApplause(actor)
  const tab = hasApplause ? previewParamsSchema.parse(query).tab : 'profile'
  const person = await onScreen(getColleague(actor, id))
  const isColleague = !person.isSelf && person.gone === null
  const hasMore = isColleague && (followUpsGate(actor) === null || oneOnOnesGate(actor) === null)
  const [part, managers, holdings, hasPair] = await Promise.all([
    parts[tab](actor, person, query),
    managersOf(actor, [id]),
    person.gone === null ? [] : listHoldings(actor, id),
    oneOnOnesGate(actor) === null && hasPairWith(actor, id),
  ])
  return (
    <PreviewScreen
      person={person}
      zone={actor.timeZone}
      reportsTo={<ReportsTo managers={managers.get(id) ?? []} />}
      acts={isColleague && <Acts actor={actor} person={person} />}
      more={hasMore && <More actor={actor} id={id} hasPair={hasPair} />}
      isNothingLeft={person.gone !== null && getRights(actor).manage && holdings.length === 0}
      left={holdings.map((holding) => (
        <HoldingCard key={holding.href} {...holding} />
      ))}
    >
      {hasApplause && <PersonTabs id={id} active={tab} />}
      {part}
    </PreviewScreen>
  )
}
