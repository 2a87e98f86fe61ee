import type { Metadata } from 'next'
import { ApplauseOff } from '@/components/applause/applause-off'
import { ApplauseListScreen } from '@/components/applause/feed/applause-list-screen'
import { requireMember } from '@/lib/access/actor'
import { applauseGate, givingGate } from '@/lib/applause/queries/applause-gate'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { applauseListSchema } from '@/lib/applause/schema'
import { getPresent } from '@/lib/dashboard/queries'
import { findColleague } from '@/lib/members/queries'

export const metadata: Metadata = { title: 'Applaud' }

export default async function ApplaudPage({ searchParams }: PageProps<'/applaud'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const filter = applauseListSchema.parse(await searchParams)
  const [page, categories, person, gate] = await Promise.all([
    listApplause(actor, filter),
    listCategories(actor),
    findColleague(actor, filter.person),
    givingGate(actor),
  ])
  return (
    <ApplauseListScreen
      filter={filter}
      page={page}
      categories={categories}
      person={person}
      gate={gate}
      {...getPresent(actor)}
    />
  )
}
