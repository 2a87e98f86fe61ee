import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExportScreen } from '@/components/reviews/results/exports/export-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getExported, listExports, readableHeads } from '@/lib/reviews/exports/queries/get-exported'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Export' }

export default async function ExportPage({ params }: PageProps<'/feedback/preview/[id]/export'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const exported = await onScreen(getExported(actor, 'review', id))
  const [heads, files] = await Promise.all([readableHeads(actor, exported), listExports(actor, 'review', id)])
  return (
    <ExportScreen
      id={id}
      title={exported.title}
      hasNames={exported.hasNames}
      hasResults={heads.length > 0}
      files={files}
      source="review"
      back={`/feedback/shared/${id}`}
      printPath={`/feedback/preview/${id}/print`}
      zone={actor.timeZone}
    />
  )
}
