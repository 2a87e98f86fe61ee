import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { ErrorState } from '@/components/ui/layout/error-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { Pagination } from '@/components/ui/list/pagination'
import type { NotificationPage } from '@/lib/notifications/queries/list-notifications'
import { unreadLabel } from '@/lib/notifications/rules/unread'
import type { NotificationFilter } from '@/lib/notifications/schema'
import { addressWith } from '@/lib/shared/address-with'
import { NotificationDays } from './notification-days'
import { SeeOnOpen } from './see-on-open'
import { ViewAllButton } from './view-all-button'

const path = '/notifications'

interface NotificationScreenProps {
  filter: NotificationFilter
  /** Null: loading failed; shown as an empty list with a message. */
  page: NotificationPage | null
  /** Both capped like the bell. */
  unreadCount: number
  unseenCount: number
  zone: string
  /** The title's action, and row actions by notification id. */
  action: ReactNode
  inPlace: ReadonlyMap<string, ReactNode>
}

export function NotificationScreen({
  filter,
  page,
  unreadCount,
  unseenCount,
  zone,
  action,
  inPlace,
}: NotificationScreenProps) {
  const { type, after } = filter
  const tabs = [
    { value: 'all', label: 'All' },
    { value: 'unread', label: 'Unread', count: unreadLabel(unreadCount) ?? undefined },
  ]
  return (
    <Page narrow>
      <PageHeader
        title="Notifications"
        text={<TextLink href="/profile?tab=settings">Notification settings</TextLink>}
        action={
          <>
            {page !== null && unreadCount > 0 && <ViewAllButton until={page.asOf} />}
            {action}
          </>
        }
        tabs={<Tabs tabs={tabs} active={type} path={path} name="type" label="Notification lists" />}
      />
      {page !== null && unseenCount > 0 && <SeeOnOpen until={page.asOf} />}
      {page === null ? (
        <NotLoaded type={type} />
      ) : (
        <List type={type} after={after} page={page} zone={zone} inPlace={inPlace} />
      )}
    </Page>
  )
}

type ListProps = NotificationFilter & { page: NotificationPage } & Pick<NotificationScreenProps, 'zone' | 'inPlace'>

function List({ type, after, page, zone, inPlace }: ListProps) {
  const first = after && `${path}?type=${type}`
  return (
    <>
      {page.rows.length === 0 ? (
        <Empty isUnread={type === 'unread'} first={first} />
      ) : (
        <NotificationDays notifications={page.rows} zone={zone} now={page.asOf} inPlace={inPlace} />
      )}
      <Pagination first={first} next={page.next === null ? undefined : addressWith(path, { type, after: page.next })} />
    </>
  )
}

function NotLoaded({ type }: Pick<NotificationFilter, 'type'>) {
  return (
    <ErrorState
      title="Your notifications couldn’t be loaded"
      retry={<ButtonLink href={`${path}?type=${type}`}>Try again</ButtonLink>}
    />
  )
}

function Empty({ isUnread, first }: { isUnread: boolean; first: string | undefined }) {
  if (first) return <EndOfList title="No more notifications" first={first} />
  return (
    <Card>
      {isUnread ? (
        <EmptyState
          icon={<Icon name="bell-off" />}
          title="You’re all caught up"
          text="New notifications appear here."
          action={<ButtonLink href={`${path}?type=all`}>See all</ButtonLink>}
        />
      ) : (
        <EmptyState
          icon={<Icon name="bell" />}
          title="Nothing yet"
          text="Requests, results and replies appear here."
          action={<ButtonLink href="/dashboard">Back to Home</ButtonLink>}
        />
      )}
    </Card>
  )
}
