import type { Metadata } from 'next'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { RescheduleScreen } from '@/components/one-on-ones/rescheduling/reschedule-screen'
import { requireMember } from '@/lib/access/actor'
import { getRescheduling } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'

export const metadata: Metadata = { title: 'Reschedule several' }

export default async function ReschedulePage() {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  return <RescheduleScreen {...await getRescheduling(actor)} />
}
