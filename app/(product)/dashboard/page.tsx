import type { Metadata } from 'next'
import { ActivityFeed } from '@/components/activity/activity-feed'
import { TeamCelebrations } from '@/components/celebrations/home/team-celebrations'
import { Home } from '@/components/dashboard/home'
import { HomeScreen } from '@/components/dashboard/home-screen'
import { requireMember, type Actor } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { activityFilterSchema } from '@/lib/activity/schema'
import { listTeamCelebrations } from '@/lib/celebrations/queries/list-team-celebrations'
import { getHome, getPresent } from '@/lib/dashboard/queries'
import { homeSchema } from '@/lib/dashboard/schema'

export const metadata: Metadata = { title: 'Home' }

type Search = Record<string, string | string[] | undefined>
type Moment = { zone: string; now: Date }

async function todayOf(actor: Actor, isAll: boolean, moment: Moment) {
  const [view, celebrations] = await Promise.all([getHome(actor), listTeamCelebrations(actor)])
  return (
    <Home
      {...view}
      {...moment}
      isAll={isAll}
      hasTour={actor.hasTour}
      celebrations={<TeamCelebrations celebrations={celebrations} />}
    />
  )
}

async function partOf(actor: Actor, search: Search, moment: Moment) {
  const { tab, all } = homeSchema.parse(search)
  if (tab === 'today') return todayOf(actor, all === '1', moment)
  const filter = activityFilterSchema.parse(search)
  const page = await listActivity(actor, { ...filter, size: 30 })
  const { withoutFeatures } = actor
  return (
    <ActivityFeed
      filter={filter}
      page={page}
      {...moment}
      withoutFeatures={withoutFeatures}
      href="/dashboard?tab=activity"
    />
  )
}

export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  const actor = await requireMember()
  const search = await searchParams
  const { tab } = homeSchema.parse(search)
  const { greeting, day, ...moment } = getPresent(actor)
  const part = await partOf(actor, search, moment)
  return (
    <HomeScreen greeting={greeting} day={day} tab={tab}>
      {part}
    </HomeScreen>
  )
}
