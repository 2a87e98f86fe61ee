import type { Metadata } from 'next'
import { SupportScreen } from '@/components/admin/support/support-screen'
import { findPerson } from '@/lib/access/person'
import { supportSchema } from '@/lib/admin/support/schema'

export const metadata: Metadata = {
  title: 'Support',
  description: 'Ask about Rapport, your workspace or your account. A person answers.',
  alternates: { canonical: '/support' },
}

export default async function SupportPage({ searchParams }: PageProps<'/support'>) {
  return <SupportScreen filter={supportSchema.parse(await searchParams)} person={await findPerson()} />
}
