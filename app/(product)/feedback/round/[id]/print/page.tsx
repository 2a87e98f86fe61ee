import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrintScreen } from '@/components/reviews/results/exports/print-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getPrintView } from '@/lib/reviews/exports/queries/get-print-view'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Print' }

export default async function RoundPrintPage({ params }: PageProps<'/feedback/round/[id]/print'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const view = await onScreen(getPrintView(actor, 'round', id))
  return (
    <PrintScreen
      view={view}
      workspaceName={actor.workspaceName}
      source="round"
      exportPath={`/feedback/round/${id}/export`}
      zone={actor.timeZone}
    />
  )
}
