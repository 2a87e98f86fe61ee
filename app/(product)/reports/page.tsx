import type { Metadata } from 'next'
import { ReportsScreen } from '@/components/dashboard/reports/reports-screen'
import { requireMember } from '@/lib/access/actor'
import { getReports } from '@/lib/dashboard/reports/queries'
import { reportsSchema } from '@/lib/dashboard/reports/schema'

export const metadata: Metadata = { title: 'Reports' }

export default async function ReportsPage({ searchParams }: PageProps<'/reports'>) {
  const actor = await requireMember()
  const filter = reportsSchema.parse(await searchParams)
  return <ReportsScreen filter={filter} reports={await getReports(actor, filter)} />
}
