import type { Metadata } from 'next'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { NewScheduleScreen } from '@/components/one-on-ones/schedules/schedule-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { getNewSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'

export const metadata: Metadata = { title: 'Schedule a team' }

export default async function AddSchedulePage() {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  return <NewScheduleScreen start={await onScreen(getNewSchedule(actor))} />
}
