import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TemplatePreviewScreen } from '@/components/templates/template-preview-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Template' }

export default async function TemplatePreviewPage({ params }: PageProps<'/template/preview/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  return <TemplatePreviewScreen template={await onScreen(getTemplatePreview(actor, id))} />
}
