import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { Pagination } from '@/components/ui/list/pagination'
import type { Alignment } from '@/lib/goals/queries/list-children'
import { GoalTree } from './goal-tree'

const path = '/goals/alignment'

type AlignmentScreenProps = Alignment & { isLaterPage: boolean }

function NoGoals({ isLaterPage }: Pick<AlignmentScreenProps, 'isLaterPage'>) {
  if (isLaterPage) return <EndOfList title="No more goals" first={path} />
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="list-tree" />}
        title="No goals are aligned yet"
        action={<ButtonLink href="/goals/add">Add a goal</ButtonLink>}
      />
    </Card>
  )
}

export function AlignmentScreen({ rows, next, isLaterPage }: AlignmentScreenProps) {
  return (
    <Page>
      <PageHeader title="Alignment" back={{ href: '/goals', label: 'Goals' }} />
      {rows.length === 0 ? <NoGoals isLaterPage={isLaterPage} /> : <GoalTree key={rows[0]?.id} goals={rows} />}
      <Pagination first={isLaterPage ? path : undefined} next={next === null ? undefined : `${path}?after=${next}`} />
    </Page>
  )
}
