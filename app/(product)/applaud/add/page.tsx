import type { Metadata } from 'next'
import { ApplauseOff } from '@/components/applause/applause-off'
import { GiveScreen } from '@/components/applause/give/give-screen'
import { requireMember } from '@/lib/access/actor'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { newApplauseSchema } from '@/lib/applause/schema'

export const metadata: Metadata = { title: 'Give applause' }

export default async function GiveApplausePage({ searchParams }: PageProps<'/applaud/add'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const filter = newApplauseSchema.parse(await searchParams)
  return <GiveScreen start={await getApplauseForm(actor, filter)} />
}
