import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { NominationsScreen } from '@/components/reviews/running/nominations/nominations-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Nominate people' }

export default async function NominationsPage({ params }: PageProps<'/feedback/id/[id]/nominations'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const path = `/feedback/id/${id}/nominations`
  const [view, hasNews] = await onScreen(Promise.all([getNominations(actor, id), hasNewsAbout(actor, path)]))
  return (
    <>
      <NominationsScreen view={view} />
      {hasNews && <ViewOnArrival path={path} />}
    </>
  )
}
