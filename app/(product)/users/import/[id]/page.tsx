import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportScreen } from '@/components/invitations/imports/import-screen'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getImportDetail } from '@/lib/invitations/imports/queries/get-import'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { findWaitingSeats } from '@/lib/invitations/seats/queries'
import { findSlackPart } from '@/lib/invitations/slack/queries'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Import people' }

export default async function ImportDetailPage({ params, searchParams }: PageProps<'/users/import/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const filter = rowFilterSchema.parse(await searchParams)
  const path = `/users/import/${id}`
  const [detail, hasNews] = await onScreen(Promise.all([getImportDetail(actor, id, filter), hasNewsAbout(actor, path)]))
  const slack = await findSlackPart(actor, detail.view)
  const waiting = detail.view.status === 'WAITING' ? await findWaitingSeats(actor, id) : null
  return (
    <>
      <ImportScreen {...detail} slack={slack} waiting={waiting} filter={filter} zone={actor.timeZone} />
      {hasNews && <ViewOnArrival path={path} />}
    </>
  )
}
