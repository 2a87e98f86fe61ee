import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { List, ListRow } from '@/components/ui/list/list'
import type { HeldGoals } from '@/lib/goals/queries/list-held'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { HandOverForm } from './hand-over-form'

function Held({ memberId, isActive, count, goals }: HeldGoals) {
  if (goals.length === 0)
    return (
      <Card flush>
        <EmptyState icon={<Icon name="check-check" />} title="Nothing left to hand over" />
      </Card>
    )
  if (!isActive) return <HandOverForm key={count} memberId={memberId} count={count} goals={goals} />
  return (
    <List label="Open goals">
      {goals.map(({ id, title, progress }) => (
        <ListRow key={id} href={goalPath(id)} title={title} end={`${progress}%`} />
      ))}
    </List>
  )
}

export const HandOverScreen = (held: HeldGoals) => (
  <Page narrow>
    <PageHeader
      back={{ href: `/users/edit/${held.memberId}`, label: held.name }}
      title={`Goals of ${held.name}`}
      text="Self goals stay theirs."
    />
    <Held {...held} />
  </Page>
)
