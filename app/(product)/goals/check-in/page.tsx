import type { Metadata } from 'next'
import { CheckInScreen } from '@/components/goals/check-in/check-in-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { listCheckIns } from '@/lib/goals/queries/list-check-ins'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Check in' }

export default async function CheckInPage() {
  const actor = await requireMember()
  const off = goalsGate(actor)
  return off ? <GoalsOff reason={off} /> : <CheckInScreen goals={await listCheckIns(actor)} />
}
