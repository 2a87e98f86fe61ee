import type { Metadata } from 'next'
import { SupportScreen } from '@/components/admin/support/support-screen'
import { supportSchema } from '@/lib/admin/support/schema'

export const metadata: Metadata = { title: 'Support' }

export default async function SupportPage({ searchParams }: PageProps<'/support'>) {
  return <SupportScreen filter={supportSchema.parse(await searchParams)} />
}
