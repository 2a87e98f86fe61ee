import type { Metadata } from 'next'
import { CheckInScreen } from '@/components/goals/check-in/check-in-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { listCheckIns } from '@/lib/goals/queries/list-check-ins'
import { switchGate } from '@/lib/workspaces/features/rules'

export const metadata: Metadata = { title: 'Check in' }

export default async function CheckInPage() {
  const actor = await requireMember()
  const off = switchGate(actor, 'Goals')
  return off ? <GoalsOff reason={off} /> : <CheckInScreen goals={await listCheckIns(actor)} />
}
