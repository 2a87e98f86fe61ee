import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { OfferView } from '@/lib/billing/offers/queries'
import { CreatePlanForm, type PricedOffer } from './create-plan-form'

/** Starts from the plan to reprice, else the first paid one. */
export function CreatePlanScreen({ plans, fromId }: { plans: readonly OfferView[]; fromId: string | undefined }) {
  const priced = plans.filter((plan): plan is PricedOffer => plan.type !== 'FREE')
  const from = priced.find(({ id }) => id === fromId) ?? priced[0]
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/admin/plan', label: 'Plans' }}
        title="Set a new price"
        text="It replaces the plan sold now. Paying customers keep their price, others until you move them."
      />
      {from && <CreatePlanForm key={from.id} from={from} sold={priced.filter(({ isActive }) => isActive)} />}
    </Page>
  )
}
