import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DefaultPreviewScreen } from '@/components/admin/defaults/default-preview-screen'
import { requireAdmin } from '@/lib/access/admin'
import { onScreen } from '@/lib/access/outcome'
import { isId } from '@/lib/shared/id'
import { getDefaultPreview } from '@/lib/templates/defaults/queries'

export const metadata: Metadata = { title: 'Default template' }

export default async function DefaultPreviewPage({ params }: PageProps<'/admin/default-templates/preview/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isId(id)) notFound()
  return <DefaultPreviewScreen template={await onScreen(getDefaultPreview(admin, id))} />
}
