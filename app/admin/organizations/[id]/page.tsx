import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrganizationScreen } from '@/components/admin/organizations/organization-screen'
import { requireAdmin } from '@/lib/access/admin'
import { onScreen } from '@/lib/access/outcome'
import { getBilling } from '@/lib/admin/organizations/queries/get-billing'
import { getOrganization } from '@/lib/admin/organizations/queries/get-organization'
import { organizationSchema } from '@/lib/admin/organizations/schema'
import { listPlatformActs } from '@/lib/audit/platform/queries'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Workspace' }

export default async function OrganizationPage({ params, searchParams }: PageProps<'/admin/organizations/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isId(id)) notFound()
  const { after } = organizationSchema.parse(await searchParams)
  const [organization, billing, acts] = await Promise.all([
    onScreen(getOrganization(admin, id)),
    getBilling(admin, id, after),
    listPlatformActs(admin, { kind: 'all', about: id }, 10),
  ])
  return (
    <OrganizationScreen
      organization={organization}
      acts={acts}
      billing={billing}
      isFirstPage={after === undefined}
      zone={admin.timeZone}
    />
  )
}
