import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApplauseOff } from '@/components/applause/applause-off'
import { ApplauseScreen } from '@/components/applause/detail/applause-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { getPresent } from '@/lib/dashboard/queries'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Applause' }

export default async function ApplausePage({ params }: PageProps<'/applaud/[id]'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const applause = await onScreen(getApplause(actor, id))
  return <ApplauseScreen applause={applause} {...getPresent(actor)} />
}
