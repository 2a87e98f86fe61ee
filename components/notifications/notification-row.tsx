import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/display/avatar'
import { breakable } from '@/components/ui/display/breakable'
import { Icon } from '@/components/ui/icon/icon'
import type { NotificationItem } from '@/lib/notifications/queries/list-notifications'
import { notificationKinds } from '@/lib/notifications/rules/notification-kinds'
import { formatDate } from '@/lib/shared/dates'

/** Stored notifications may be of a kind unknown to this version. */
const iconOf = (type: string) => notificationKinds.find((kind) => kind.type === type)?.icon ?? 'bell'

interface NotificationRowProps {
  notification: NotificationItem
  zone: string
  /** The action within its row. */
  inPlace?: ReactNode
}

/** One sentence, a visible actor and a link; `data-unread` marks what a press marks as read. */
export function NotificationRow({ notification, zone, inPlace }: NotificationRowProps) {
  const { id, type, message, link, createdAt, isUnread, by } = notification
  return (
    <li data-unread={isUnread ? id : undefined} className={inPlace ? 'notice flex-wrap' : 'notice'}>
      {by ? <Avatar {...by} size="sm" /> : <Icon name={iconOf(type)} />}
      <Link href={link}>
        {isUnread && <span className="sr-only">Unread: </span>}
        {breakable(message)}
      </Link>
      <time dateTime={createdAt.toISOString()}>{formatDate(createdAt, 'hh:mm a', zone)}</time>
      {inPlace}
      {isUnread && (
        <button type="button" data-tip="Mark as read" aria-label={`Mark as read: ${message}`}>
          <Icon name="check" />
        </button>
      )}
    </li>
  )
}
