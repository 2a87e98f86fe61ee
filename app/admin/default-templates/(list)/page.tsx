import type { Metadata } from 'next'
import { DefaultListScreen } from '@/components/admin/defaults/default-list-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listDefaultTemplates } from '@/lib/templates/defaults/queries'

export const metadata: Metadata = { title: 'Default templates' }

export default async function DefaultTemplatesPage() {
  const admin = await requireAdmin()
  return <DefaultListScreen rows={await listDefaultTemplates(admin)} zone={admin.timeZone} />
}
