import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { OfferView } from '@/lib/billing/offers/queries'
import { planNames } from '@/lib/billing/schema'
import { offerFacts } from './price-in-words'

function Row({ plan }: { plan: OfferView }) {
  const { id, name, type, isActive } = plan
  return (
    <ListRow
      href={`/admin/plan/${id}`}
      title={name}
      text={<FactLine facts={[name !== planNames[type] && planNames[type], ...offerFacts(plan)]} />}
      end={!isActive && <Badge>No longer sold</Badge>}
    />
  )
}

export const PlanListScreen = ({ plans }: { plans: readonly OfferView[] }) => (
  <Page>
    <PageHeader
      title="Plans"
      action={
        <ButtonLink href="/admin/plan/create" variant="primary">
          Set a new price
        </ButtonLink>
      }
    />
    <List label="Plans">
      {plans.map((plan) => (
        <Row key={plan.id} plan={plan} />
      ))}
    </List>
  </Page>
)
