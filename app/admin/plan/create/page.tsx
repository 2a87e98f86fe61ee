import type { Metadata } from 'next'
import { CreatePlanScreen } from '@/components/admin/plans/create-plan-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listOffers } from '@/lib/billing/offers/queries'
import { createPlanParamsSchema } from '@/lib/billing/offers/schema'

export const metadata: Metadata = { title: 'Set a new price' }

export default async function CreatePlanPage({ searchParams }: PageProps<'/admin/plan/create'>) {
  const admin = await requireAdmin()
  const { from } = createPlanParamsSchema.parse(await searchParams)
  return <CreatePlanScreen plans={await listOffers(admin)} fromId={from} />
}
