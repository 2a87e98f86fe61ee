import type { Metadata } from 'next'
import { FailureList } from '@/components/admin/operation/failure-list'
import { FailuresScreen } from '@/components/admin/operation/failures-screen'
import { LostMails } from '@/components/admin/operation/lost-mails'
import { requireAdmin, type AdminActor } from '@/lib/access/admin'
import { listFailures, listLostMails } from '@/lib/admin/operation/queries/list-failures'
import { failuresSchema, type FailuresFilter } from '@/lib/admin/operation/schema'

export const metadata: Metadata = { title: 'Failures' }

async function partOf(admin: AdminActor, { tab, after }: FailuresFilter) {
  const zone = admin.timeZone
  if (tab === 'mails') return <LostMails after={after} page={await listLostMails(admin, after)} zone={zone} />
  const lines = await listFailures(admin, tab === 'jobs' ? 'job' : 'error')
  return <FailureList lines={lines} isOfJobs={tab === 'jobs'} zone={zone} />
}

export default async function FailuresPage({ searchParams }: PageProps<'/admin/failures'>) {
  const admin = await requireAdmin()
  const filter = failuresSchema.parse(await searchParams)
  return <FailuresScreen tab={filter.tab}>{await partOf(admin, filter)}</FailuresScreen>
}
