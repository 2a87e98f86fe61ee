import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NominationsScreen } from '@/components/reviews/running/nominations/nominations-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Nominate people' }

export default async function NominationsPage({ params }: PageProps<'/feedback/id/[id]/nominations'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  return <NominationsScreen view={await onScreen(getNominations(actor, id))} />
}
