import type { Metadata } from 'next'
import { ApplauseOff } from '@/components/applause/applause-off'
import { ApplauseListScreen } from '@/components/applause/feed/applause-list-screen'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { requireMember, type Actor } from '@/lib/access/actor'
import { applauseGate, givingGate } from '@/lib/applause/queries/applause-gate'
import { isInTeam, listApplause } from '@/lib/applause/queries/list-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { applauseListSchema, type ApplauseListFilter } from '@/lib/applause/schema'
import { getPresent } from '@/lib/dashboard/queries'
import { findColleague } from '@/lib/members/queries'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'

export const metadata: Metadata = { title: 'Applaud' }

/** Where the applause of the week leads. */
const PATH = '/applaud'

/** Everything the list shows beside its filter. */
async function readList(actor: Actor, filter: ApplauseListFilter) {
  const [page, categories, person, gate, hasTeams] = await Promise.all([
    listApplause(actor, filter),
    listCategories(actor),
    findColleague(actor, filter.person),
    givingGate(actor),
    isInTeam(actor),
  ])
  return { page, categories, person, gate, hasTeams }
}

export default async function ApplaudPage({ searchParams }: PageProps<'/applaud'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const filter = applauseListSchema.parse(await searchParams)
  const [list, hasNews] = await Promise.all([readList(actor, filter), hasNewsAbout(actor, PATH)])
  return (
    <>
      <ApplauseListScreen filter={filter} {...list} {...getPresent(actor)} />
      {hasNews && <ViewOnArrival path={PATH} />}
    </>
  )
}
