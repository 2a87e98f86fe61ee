import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DefaultTemplateEditor } from '@/components/admin/defaults/default-template-editor'
import { requireAdmin } from '@/lib/access/admin'
import { onScreen } from '@/lib/access/outcome'
import { isId } from '@/lib/shared/id'
import { getDefaultEditor } from '@/lib/templates/defaults/queries'

export const metadata: Metadata = { title: 'Edit default template' }

export default async function EditDefaultTemplatePage({ params }: PageProps<'/admin/default-templates/edit/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isId(id)) notFound()
  return <DefaultTemplateEditor {...await onScreen(getDefaultEditor(admin, id))} />
}
