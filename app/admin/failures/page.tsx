import type { Metadata } from 'next'
import { FailureList } from '@/components/admin/operation/failure-list'
import { FailuresScreen } from '@/components/admin/operation/failures-screen'
import { LostMails } from '@/components/admin/operation/lost-mails'
import { WebhookPart } from '@/components/admin/operation/webhook-part'
import { requireAdmin, type AdminActor } from '@/lib/access/admin'
import { listFailures, listLostMails } from '@/lib/admin/operation/queries/list-failures'
import { listWaitingEvents } from '@/lib/admin/operation/queries/list-waiting-events'
import { failuresSchema, type FailuresFilter } from '@/lib/admin/operation/schema'

export const metadata: Metadata = { title: 'Failures' }

const kinds = { jobs: 'job', errors: 'error', services: 'service' } as const

async function partOf(admin: AdminActor, { tab, after }: FailuresFilter) {
  const zone = admin.timeZone
  if (tab === 'mails') return <LostMails after={after} page={await listLostMails(admin, after)} zone={zone} />
  if (tab === 'webhooks') {
    const [events, lines] = await Promise.all([listWaitingEvents(admin), listFailures(admin, 'webhook')])
    return <WebhookPart events={events} lines={lines} zone={zone} />
  }
  return <FailureList lines={await listFailures(admin, kinds[tab])} kind={kinds[tab]} zone={zone} />
}

export default async function FailuresPage({ searchParams }: PageProps<'/admin/failures'>) {
  const admin = await requireAdmin()
  const filter = failuresSchema.parse(await searchParams)
  return <FailuresScreen tab={filter.tab}>{await partOf(admin, filter)}</FailuresScreen>
}
