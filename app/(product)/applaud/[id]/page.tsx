import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApplauseOff } from '@/components/applause/applause-off'
import { ApplauseScreen } from '@/components/applause/detail/applause-screen'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { applauseCommentsSchema } from '@/lib/applause/schema'
import { getPresent } from '@/lib/dashboard/queries'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Applause' }

export default async function ApplausePage({ params, searchParams }: PageProps<'/applaud/[id]'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const filter = applauseCommentsSchema.parse(await searchParams)
  const path = `/applaud/${id}`
  const [applause, hasNews] = await onScreen(Promise.all([getApplause(actor, id, filter), hasNewsAbout(actor, path)]))
  return (
    <>
      <ApplauseScreen applause={applause} isLaterPage={filter.after !== undefined} {...getPresent(actor)} />
      {hasNews && <ViewOnArrival path={path} />}
    </>
  )
}
