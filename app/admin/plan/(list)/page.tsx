import type { Metadata } from 'next'
import { PlanListScreen } from '@/components/admin/plans/plan-list-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listOffers } from '@/lib/billing/offers/queries'

export const metadata: Metadata = { title: 'Plans' }

export default async function PlansPage() {
  return <PlanListScreen plans={await listOffers(await requireAdmin())} />
}
