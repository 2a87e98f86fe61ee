import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/display/avatar'
import { breakable } from '@/components/ui/display/breakable'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import type { NotificationItem } from '@/lib/notifications/queries/list-notifications'
import { formatDate } from '@/lib/shared/dates'

const icons: Record<NotificationItem['type'], IconName> = {
  Review: 'message-square-text',
  Goal: 'target',
  Goal_Comment: 'target',
  Applaud: 'award',
  FollowUp: 'calendar-clock',
  Meeting_Comment: 'calendar-clock',
  OneOnOne: 'messages-square',
  OneOnOne_Comment: 'messages-square',
  User_Invite: 'user-plus',
}

interface NotificationRowProps {
  notification: NotificationItem
  zone: string
}

/** One sentence, who did it where that may be shown, and the way to what it is about. `data-unread` is what opening it, or its check mark, marks as read. */
export function NotificationRow({ notification, zone }: NotificationRowProps) {
  const { id, type, message, link, createdAt, isUnread, by } = notification
  return (
    <li data-unread={isUnread ? id : undefined} className="notice">
      {by ? <Avatar {...by} seed={by.memberId} size="sm" /> : <Icon name={icons[type]} />}
      <Link href={link}>
        {isUnread && <span className="sr-only">Unread: </span>}
        {breakable(message)}
      </Link>
      <time dateTime={createdAt.toISOString()}>{formatDate(createdAt, 'hh:mm a', zone)}</time>
      {isUnread && (
        <button type="button" data-tip="Mark as read" aria-label={`Mark as read: ${message}`}>
          <Icon name="check" />
        </button>
      )}
    </li>
  )
}
