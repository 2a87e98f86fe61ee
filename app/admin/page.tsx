import type { Metadata } from 'next'
import { OverviewScreen } from '@/components/admin/operation/overview-screen'
import { requireAdmin } from '@/lib/access/admin'
import { getPulse } from '@/lib/admin/operation/queries/get-pulse'
import { getWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { listServices } from '@/lib/admin/operation/queries/list-services'

export const metadata: Metadata = { title: 'Platform' }

export default async function AdminPage() {
  const admin = await requireAdmin()
  const [pulse, waiting, services] = await Promise.all([getPulse(admin), getWaiting(admin), listServices(admin)])
  return <OverviewScreen pulse={pulse} waiting={waiting} services={services} zone={admin.timeZone} />
}
