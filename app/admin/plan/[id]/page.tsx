import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlanScreen } from '@/components/admin/plans/plan-screen'
import { requireAdmin } from '@/lib/access/admin'
import { onScreen } from '@/lib/access/outcome'
import { getOffer } from '@/lib/billing/offers/queries'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Plan' }

export default async function PlanPage({ params }: PageProps<'/admin/plan/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isId(id)) notFound()
  return <PlanScreen plan={await onScreen(getOffer(admin, id))} />
}
