import type { Metadata } from 'next'
import { AlignmentScreen } from '@/components/goals/alignment/alignment-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { getAlignment } from '@/lib/goals/queries/list-children'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Alignment' }

export default async function AlignmentPage() {
  const actor = await requireMember()
  const off = goalsGate(actor)
  return off ? <GoalsOff reason={off} /> : <AlignmentScreen goals={await getAlignment(actor)} />
}
