import type { Metadata } from 'next'
import { PlatformLogScreen } from '@/components/admin/log/platform-log-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listPlatformActs } from '@/lib/audit/platform/queries'
import { platformLogSchema } from '@/lib/audit/platform/schema'

export const metadata: Metadata = { title: 'Audit log' }

export default async function PlatformLogPage({ searchParams }: PageProps<'/admin/log'>) {
  const admin = await requireAdmin()
  const filter = platformLogSchema.parse(await searchParams)
  return <PlatformLogScreen filter={filter} page={await listPlatformActs(admin, filter)} zone={admin.timeZone} />
}
