import type { Metadata } from 'next'
import { TeamTreeScreen } from '@/components/teams/org/team-tree-screen'
import { requireMember } from '@/lib/access/actor'
import { getTeamTree } from '@/lib/teams/tree/queries/get-team-tree'
import { treeFilterSchema } from '@/lib/teams/tree/schema'

export const metadata: Metadata = { title: 'Teams' }

export default async function TeamTreePage({ searchParams }: PageProps<'/users/teams'>) {
  const actor = await requireMember()
  const filter = treeFilterSchema.parse(await searchParams)
  return <TeamTreeScreen filter={filter} tree={await getTeamTree(actor, filter)} />
}
