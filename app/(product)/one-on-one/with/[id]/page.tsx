import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { PairScreen } from '@/components/one-on-ones/list/pair-screen'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { getPair } from '@/lib/one-on-ones/queries/get-pair'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { pairHistorySchema } from '@/lib/one-on-ones/schema'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'One-on-ones with a colleague' }

export default async function PairPage({ params, searchParams }: PageProps<'/one-on-one/with/[id]'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const filter = pairHistorySchema.parse(await searchParams)
  const path = `/one-on-one/with/${id}`
  const [pair, hasNews] = await onScreen(Promise.all([getPair(actor, id, filter), hasNewsAbout(actor, path)]))
  const isLaterPage = filter.after !== undefined
  return (
    <>
      <PairScreen {...pair} search={filter.search} zone={actor.timeZone} isLaterPage={isLaterPage} />
      {hasNews && <ViewOnArrival path={path} />}
    </>
  )
}
