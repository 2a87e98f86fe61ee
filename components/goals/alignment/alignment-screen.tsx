import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { Alignment } from '@/lib/goals/queries/list-children'
import { GoalTree } from './goal-tree'

export function AlignmentScreen({ goals }: { goals: Alignment }) {
  return (
    <Page>
      <PageHeader title="Alignment" back={{ href: '/goals', label: 'Goals' }} />
      {goals.length === 0 ? (
        <Card flush>
          <EmptyState
            icon={<Icon name="list-tree" />}
            title="No goals are aligned yet"
            action={<ButtonLink href="/goals/add">Add a goal</ButtonLink>}
          />
        </Card>
      ) : (
        <GoalTree goals={goals} />
      )}
    </Page>
  )
}
