import type { Metadata } from 'next'
import { AddDefaultScreen } from '@/components/admin/defaults/add-screen'
import { requireAdmin } from '@/lib/access/admin'

export const metadata: Metadata = { title: 'Add default template' }

export default async function AddDefaultTemplatePage() {
  await requireAdmin()
  return <AddDefaultScreen />
}
