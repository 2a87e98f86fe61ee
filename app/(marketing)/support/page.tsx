import type { Metadata } from 'next'
import { SupportScreen } from '@/components/admin/support/support-screen'
import { supportSchema } from '@/lib/admin/support/schema'

export const metadata: Metadata = { title: 'Support' }

type Search = Promise<Record<string, string | string[] | undefined>>

export default async function SupportPage({ searchParams }: { searchParams: Search }) {
  return <SupportScreen filter={supportSchema.parse(await searchParams)} />
}
