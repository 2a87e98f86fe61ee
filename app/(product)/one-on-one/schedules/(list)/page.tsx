import type { Metadata } from 'next'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { ScheduleListScreen } from '@/components/one-on-ones/schedules/schedule-list-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { listSchedules } from '@/lib/one-on-ones/schedules/queries/list-schedules'

export const metadata: Metadata = { title: 'Team schedules' }

export default async function SchedulesPage() {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  return <ScheduleListScreen schedules={await onScreen(listSchedules(actor))} />
}
