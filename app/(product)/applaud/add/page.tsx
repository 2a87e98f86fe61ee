import type { Metadata } from 'next'
import { ApplauseOff } from '@/components/applause/applause-off'
import { GiveScreen } from '@/components/applause/give/give-screen'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { requireMember } from '@/lib/access/actor'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { newApplauseSchema } from '@/lib/applause/schema'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'

export const metadata: Metadata = { title: 'Give applause' }

/** Where a nudge to thank people leads. */
const PATH = '/applaud/add'

export default async function GiveApplausePage({ searchParams }: PageProps<'/applaud/add'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const filter = newApplauseSchema.parse(await searchParams)
  const [start, hasNews] = await Promise.all([getApplauseForm(actor, filter), hasNewsAbout(actor, PATH)])
  return (
    <>
      <GiveScreen start={start} />
      {hasNews && <ViewOnArrival path={PATH} />}
    </>
  )
}
