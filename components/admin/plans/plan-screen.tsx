import { ReasonButton } from '@/components/admin/reason-button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FactLine } from '@/components/ui/list/fact-line'
import { moveSubscribersAction } from '@/lib/billing/offers/actions'
import type { OfferView } from '@/lib/billing/offers/queries'
import { fullCount, plural } from '@/lib/shared/text'
import { EditPlanForm } from './edit-plan-form'
import { offerFacts } from './price-in-words'

function PlanActs({ plan: { id, type, isActive, subscriberCount, payingCount } }: { plan: OfferView }) {
  const movable = subscriberCount - payingCount
  if (isActive)
    return type !== 'FREE' && <ButtonLink href={`/admin/plan/create?from=${id}`}>Set a new price</ButtonLink>
  if (movable === 0) return null
  return (
    <ReasonButton
      id={id}
      label={`Move ${plural(movable, 'workspace')}`}
      title={`Move ${plural(movable, 'workspace')} to the plan sold now?`}
      text={`Changes apply immediately.${payingCount > 0 ? ` ${fullCount(payingCount)} paying stay, at their price.` : ''}`}
      verb="Move"
      done="Moved"
      act={moveSubscribersAction}
    />
  )
}

export const PlanScreen = ({ plan }: { plan: OfferView }) => (
  <Page narrow>
    <PageHeader
      back={{ href: '/admin/plan', label: 'Plans' }}
      title={plan.name}
      text={<FactLine facts={offerFacts(plan)} />}
      aside={!plan.isActive && <Badge>No longer sold</Badge>}
      action={<PlanActs plan={plan} />}
    />
    <EditPlanForm key={plan.id} plan={plan} />
  </Page>
)
