import type { Metadata } from 'next'
import { ActivityFeed } from '@/components/activity/activity-feed'
import { TeamCelebrations } from '@/components/celebrations/home/team-celebrations'
import { FiguresScreen } from '@/components/reviews/figures/figures-screen'
import { Home } from '@/components/dashboard/home'
import { HomeScreen } from '@/components/dashboard/home-screen'
import { requireMember, type Actor } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { activityFilterSchema } from '@/lib/activity/schema'
import { listTeamCelebrations } from '@/lib/celebrations/queries/list-team-celebrations'
import { getFigures, getHomeFigures } from '@/lib/reviews/figures/queries/get-figures'
import { figuresSchema } from '@/lib/reviews/figures/schema'
import { getPresent, listToDo } from '@/lib/dashboard/queries'
import { homeSchema, type HomeTab } from '@/lib/dashboard/schema'
import { listUndelivered } from '@/lib/notifications/queries/list-notifications'
import { findFirstSteps } from '@/lib/workspaces/first-steps/queries'

export const metadata: Metadata = { title: 'Home' }

type Search = Record<string, string | string[] | undefined>
type Moment = { zone: string; now: Date }

async function todayOf(actor: Actor, moment: Moment) {
  const [waiting, activity, figures, undelivered, firstSteps, celebrations] = await Promise.all([
    listToDo(actor),
    listActivity(actor, { size: 8 }),
    getHomeFigures(actor),
    listUndelivered(actor),
    findFirstSteps(actor),
    listTeamCelebrations(actor),
  ])
  return (
    <Home
      {...{ firstSteps, waiting, figures, undelivered, ...moment }}
      hasTour={actor.hasTour}
      lines={activity.rows}
      celebrations={<TeamCelebrations celebrations={celebrations} />}
    />
  )
}

async function partOf(actor: Actor, tab: HomeTab, search: Search, moment: Moment) {
  if (tab === 'today') return todayOf(actor, moment)
  if (tab === 'activity') {
    const filter = activityFilterSchema.parse(search)
    const page = await listActivity(actor, { ...filter, size: 30 })
    return <ActivityFeed {...{ filter, page, ...moment }} href="/dashboard?tab=activity" />
  }
  const filter = figuresSchema.parse(search)
  return <FiguresScreen filter={filter} figures={await getFigures(actor, filter)} />
}

export default async function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  const actor = await requireMember()
  const search = await searchParams
  const { tab } = homeSchema.parse(search)
  const { greeting, day, ...moment } = getPresent(actor)
  const part = await partOf(actor, tab, search, moment)
  return <HomeScreen {...{ greeting, day, tab }}>{part}</HomeScreen>
}
