import type { Metadata } from 'next'
import { OrgChartScreen } from '@/components/teams/org/org-chart-screen'
import { requireMember } from '@/lib/access/actor'
import { logoPath } from '@/lib/shared/routes'
import { getTeamChart } from '@/lib/teams/tree/queries/get-team-tree'
import { treeFilterSchema } from '@/lib/teams/tree/schema'

export const metadata: Metadata = { title: 'Org chart' }

export default async function TeamTreePage({ searchParams }: PageProps<'/users/teams'>) {
  const actor = await requireMember()
  const filter = treeFilterSchema.parse(await searchParams)
  const { workspaceName: name, workspaceLogoId } = actor
  const workspace = { name, logo: workspaceLogoId && logoPath(workspaceLogoId) }
  return <OrgChartScreen filter={filter} workspace={workspace} chart={await getTeamChart(actor, filter)} />
}
