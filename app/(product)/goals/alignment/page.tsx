import type { Metadata } from 'next'
import { AlignmentScreen } from '@/components/goals/alignment/alignment-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { getAlignment } from '@/lib/goals/queries/get-alignment'
import { goalsGate } from '@/lib/goals/queries/goals-gate'
import { alignmentSchema } from '@/lib/goals/schema'

export const metadata: Metadata = { title: 'Alignment' }

export default async function AlignmentPage({ searchParams }: PageProps<'/goals/alignment'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const filter = alignmentSchema.parse(await searchParams)
  return <AlignmentScreen {...await getAlignment(actor, filter)} filter={filter} />
}
