import type { Metadata } from 'next'
import { OrganizationListScreen } from '@/components/admin/organizations/organization-list-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listOrganizations } from '@/lib/admin/organizations/queries/list-organizations'
import { organizationListSchema } from '@/lib/admin/organizations/schema'

export const metadata: Metadata = { title: 'Workspaces' }

export default async function OrganizationsPage({ searchParams }: PageProps<'/admin/organizations'>) {
  const admin = await requireAdmin()
  const filter = organizationListSchema.parse(await searchParams)
  return <OrganizationListScreen filter={filter} page={await listOrganizations(admin, filter)} zone={admin.timeZone} />
}
