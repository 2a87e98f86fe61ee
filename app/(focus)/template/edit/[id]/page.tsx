import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { TemplateEditor } from '@/components/templates/edit/template-editor'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getTemplateEditor } from '@/lib/templates/queries/get-template'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Edit template' }

export default async function EditTemplatePage({ params }: PageProps<'/template/edit/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const view = await onScreen(getTemplateEditor(actor, id))
  // The preview says why it can't be edited.
  if (view === null) redirect(`/template/preview/${id}`)
  return <TemplateEditor {...view} />
}
