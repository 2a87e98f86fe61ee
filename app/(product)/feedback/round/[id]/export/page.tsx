import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExportScreen } from '@/components/reviews/results/exports/export-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getExported, listExports, readableHeads } from '@/lib/reviews/exports/queries/get-exported'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Export' }

export default async function RoundExportPage({ params }: PageProps<'/feedback/round/[id]/export'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const exported = await onScreen(getExported(actor, 'round', id))
  const [heads, files] = await Promise.all([readableHeads(actor, exported), listExports(actor, 'round', id)])
  return (
    <ExportScreen
      id={id}
      title={exported.title}
      hasNames={exported.hasNames}
      hasResults={heads.length > 0}
      files={files}
      source="round"
      back={`/feedback/round/${id}`}
      printPath={`/feedback/round/${id}/print`}
      zone={actor.timeZone}
    />
  )
}
