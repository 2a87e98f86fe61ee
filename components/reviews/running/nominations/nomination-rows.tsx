import { Button } from '@/components/ui/button/button'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { List, ListRow } from '@/components/ui/list/list'
import type { NominationsView } from '@/lib/reviews/nominations/queries/get-nominations'
import { DecideArea } from './decide-area'

function DecideButtons({ id, name }: { id: string; name: string }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button type="submit" size="sm" name="decline" value={id} aria-label={`Decline ${name}`}>
        Decline
      </Button>
      <Button type="submit" size="sm" variant="primary" name="approve" value={id} aria-label={`Approve ${name}`}>
        Approve
      </Button>
    </div>
  )
}

function NobodyNominated({ can, subjectName, blockedReason }: NominationsView) {
  const asked = `${subjectName} was asked to nominate people.`
  const text = blockedReason === null ? (can.nominate ? undefined : asked) : undefined
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="user-plus" />}
        title={blockedReason === null ? 'No nominations yet' : 'Nobody was nominated'}
        text={text}
      />
    </Card>
  )
}

function NominatedList({ rows, can }: NominationsView) {
  return (
    <List label="Nominated people">
      {rows.map(({ id, name, email, pictureId, status, badge }) => {
        const isToDecide = can.decide && status === 'PENDING'
        return (
          <ListRow
            key={id}
            start={<Avatar name={name} pictureId={pictureId} />}
            title={name}
            text={email}
            end={isToDecide ? undefined : <Badge tone={badge.tone}>{badge.label}</Badge>}
            action={isToDecide && <DecideButtons id={id} name={name} />}
          />
        )
      })}
    </List>
  )
}

/** Nominations with approve and decline, or why it is too late. */
export function NominationRows({ view }: { view: NominationsView }) {
  const { reviewId, rows, can, blockedReason } = view
  const names = Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  const list = rows.length === 0 ? <NobodyNominated {...view} /> : <NominatedList {...view} />
  return (
    <>
      {blockedReason !== null && <Callout className="mb-4">{blockedReason}</Callout>}
      {can.decide && rows.length > 0 ? (
        <DecideArea id={reviewId} names={names}>
          {list}
        </DecideArea>
      ) : (
        list
      )}
    </>
  )
}
