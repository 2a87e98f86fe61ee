import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrintScreen } from '@/components/reviews/results/exports/print-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getPrintView } from '@/lib/reviews/exports/queries/get-print-view'
import { recordOpening } from '@/lib/reviews/results/commands/record-opening'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Print' }

export default async function PrintPage({ params }: PageProps<'/feedback/preview/[id]/print'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const view = await onScreen(getPrintView(actor, 'review', id))
  for (const { head } of view.reviews) await recordOpening(actor, head)
  return (
    <PrintScreen
      view={view}
      workspaceName={actor.workspaceName}
      source="review"
      exportPath={`/feedback/preview/${id}/export`}
      zone={actor.timeZone}
    />
  )
}
