import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { List, ListRow } from '@/components/ui/list/list'
import type { NominationsView } from '@/lib/reviews/running/nominations/queries'
import { nominationBadge } from '@/lib/reviews/running/nominations/rules'
import { DecideArea } from './decide-area'

function DecideButtons({ id, name }: { id: string; name: string }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button type="submit" size="sm" data-decide="decline" data-nomination={id} aria-label={`Decline ${name}`}>
        Decline
      </Button>
      <Button
        type="submit"
        size="sm"
        variant="primary"
        data-decide="approve"
        data-nomination={id}
        aria-label={`Approve ${name}`}
      >
        Approve
      </Button>
    </div>
  )
}

/** Those who were proposed, and for those who decide the two answers to each. */
export function NominationRows({ view }: { view: NominationsView }) {
  const { reviewId, rows, can, subjectName } = view
  if (rows.length === 0) {
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="user-plus" />}
          title="Nobody has been proposed yet"
          text={can.nominate ? 'Those you propose will stand here.' : `${subjectName} was asked to propose people.`}
        />
      </Card>
    )
  }
  const list = (
    <List label="Proposed people">
      {rows.map(({ id, name, email, status }) => {
        const badge = nominationBadge(status)
        const isToDecide = can.decide && status === 'PENDING'
        return (
          <ListRow
            key={id}
            title={name}
            text={email}
            end={isToDecide ? undefined : <Badge tone={badge.tone}>{badge.label}</Badge>}
            action={isToDecide && <DecideButtons id={id} name={name} />}
          />
        )
      })}
    </List>
  )
  return can.decide ? <DecideArea id={reviewId}>{list}</DecideArea> : list
}
