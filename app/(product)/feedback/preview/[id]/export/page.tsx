import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExportScreen } from '@/components/reviews/results/exports/export-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getExported, listExports } from '@/lib/reviews/exports/queries/get-exported'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Export' }

export default async function ExportPage({ params }: PageProps<'/feedback/preview/[id]/export'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const { title, hasNames } = await onScreen(getExported(actor, 'review', id))
  const files = await listExports(actor, 'review', id)
  return (
    <ExportScreen
      id={id}
      title={title}
      hasNames={hasNames}
      files={files}
      source="review"
      back={`/feedback/shared/${id}`}
      printPath={`/feedback/preview/${id}/print`}
      zone={actor.timeZone}
    />
  )
}
