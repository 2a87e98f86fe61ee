import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { ScheduleScreen } from '@/components/one-on-ones/schedules/schedule-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { getScheduleScreen } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Team schedule' }

export default async function SchedulePage({ params }: PageProps<'/one-on-one/schedules/[id]'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  return <ScheduleScreen {...await onScreen(getScheduleScreen(actor, id))} zone={actor.timeZone} />
}
