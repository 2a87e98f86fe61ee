import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { List, ListRow } from '@/components/ui/list/list'
import type { HeldGoals } from '@/lib/goals/queries/list-held'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { plural } from '@/lib/shared/text'
import { HandOverForm } from './hand-over-form'

export function HandOverScreen({ memberId, name, isActive, count, goals }: HeldGoals) {
  return (
    <Page narrow>
      <PageHeader
        back={{ href: `/users/edit/${memberId}`, label: name }}
        title={`Goals of ${name}`}
        text="Self goals stay theirs."
      />
      {goals.length === 0 ? (
        <Card flush>
          <EmptyState icon={<Icon name="check-check" />} title="Nothing left to hand over" />
        </Card>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {!isActive && <HandOverForm memberId={memberId} count={count} />}
          <List label="Open goals">
            {goals.map(({ id, title, progress }) => (
              <ListRow key={id} href={goalPath(id)} title={title} end={`${progress}%`} />
            ))}
          </List>
          {count > goals.length && (
            <p className="text-sm text-subtle">{`The first ${goals.length} of ${plural(count, 'goal')}`}</p>
          )}
        </div>
      )}
    </Page>
  )
}
