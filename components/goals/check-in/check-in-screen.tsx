import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { CheckInGoal } from '@/lib/goals/queries/list-check-ins'
import { CheckInForm } from './check-in-form'

export function CheckInScreen({ goals }: { goals: CheckInGoal[] }) {
  return (
    <Page narrow>
      <PageHeader title="Check in" back={{ href: '/goals', label: 'Goals' }} />
      {goals.length === 0 ? (
        <Card flush>
          <EmptyState
            icon={<Icon name="check-check" />}
            title="You’re all caught up"
            action={<ButtonLink href="/goals">See your goals</ButtonLink>}
          />
        </Card>
      ) : (
        <CheckInForm goals={goals} />
      )}
    </Page>
  )
}
