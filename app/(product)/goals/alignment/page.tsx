import type { Metadata } from 'next'
import { AlignmentScreen } from '@/components/goals/alignment/alignment-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { getAlignment } from '@/lib/goals/queries/list-children'
import { switchGate } from '@/lib/workspaces/features/rules'

export const metadata: Metadata = { title: 'Alignment' }

export default async function AlignmentPage() {
  const actor = await requireMember()
  const off = switchGate(actor, 'Goals')
  return off ? <GoalsOff reason={off} /> : <AlignmentScreen goals={await getAlignment(actor)} />
}
