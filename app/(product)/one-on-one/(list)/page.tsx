import type { Metadata } from 'next'
import { PairListScreen } from '@/components/one-on-ones/list/pair-list-screen'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { requireMember } from '@/lib/access/actor'
import { listAgendas } from '@/lib/one-on-ones/queries/list-agendas'
import { listPairs } from '@/lib/one-on-ones/queries/list-pairs'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { pairListSchema } from '@/lib/one-on-ones/schema'
import { maySchedule } from '@/lib/one-on-ones/schedules/queries/list-led-people'

export const metadata: Metadata = { title: 'One-on-ones' }

export default async function OneOnOnesPage({ searchParams }: PageProps<'/one-on-one'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const filter = pairListSchema.parse(await searchParams)
  const [list, agendas] = await Promise.all([listPairs(actor, filter), listAgendas(actor)])
  const canLayOut = maySchedule(actor)
  return <PairListScreen {...list} {...filter} agendas={agendas} canLayOut={canLayOut} zone={actor.timeZone} />
}
