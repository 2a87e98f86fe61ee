import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { List, ListRow } from '@/components/ui/list/list'
import { Pagination } from '@/components/ui/list/pagination'
import { RowMenu, RowMenuButton } from '@/components/ui/list/row-menu'
import { MenuButton } from '@/components/ui/overlay/menu'
import type { SubscriberView } from '@/lib/admin/newsletter/queries'
import type { SubscriberFilter } from '@/lib/admin/newsletter/schema'
import { formatDate } from '@/lib/shared/dates'
import type { Page } from '@/lib/shared/page'
import { SubscriberActs } from './subscriber-acts'

interface NewsletterPartProps {
  filter: SubscriberFilter
  page: Page<SubscriberView>
  zone: string
}

const path = '/admin/subscribers?tab=newsletter'
const menu = 'subscriber-menu'

const StateBadge = ({ confirmedAt, deletedAt }: Pick<SubscriberView, 'confirmedAt' | 'deletedAt'>) =>
  confirmedAt === null && (
    <Badge tone={deletedAt ? 'neutral' : 'warning'}>{deletedAt ? 'Unsubscribed' : 'Not confirmed'}</Badge>
  )

function Row({
  subscriber: { id, email, createdAt, confirmedAt, deletedAt },
  zone,
}: {
  subscriber: SubscriberView
  zone: string
}) {
  return (
    <ListRow
      title={email}
      text={formatDate(createdAt, 'MMM DD, YYYY', zone)}
      end={<StateBadge confirmedAt={confirmedAt} deletedAt={deletedAt} />}
      action={<RowMenuButton menu={menu} label={`Actions for ${email}`} row={{ id, name: email }} />}
    />
  )
}

export function NewsletterPart({ filter: { after }, page, zone }: NewsletterPartProps) {
  if (page.rows.length === 0)
    return (
      <Card flush>
        <EmptyState icon={<Icon name="mail" />} title="No subscribers yet" />
      </Card>
    )
  return (
    <SubscriberActs>
      <List label="Newsletter">
        {page.rows.map((subscriber) => (
          <Row key={subscriber.id} subscriber={subscriber} zone={zone} />
        ))}
      </List>
      <RowMenu id={menu}>
        <MenuButton type="button" data-act="remove" className="text-danger-ink">
          Remove
        </MenuButton>
      </RowMenu>
      <Pagination
        first={after === undefined ? undefined : path}
        next={page.next === null ? undefined : `${path}&after=${page.next}`}
      />
    </SubscriberActs>
  )
}
