import {
  Award,
  CalendarClock,
  Check,
  MessageSquareText,
  MessagesSquare,
  Target,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/components/ui/cx'
import { DateTime } from '@/components/ui/display/date-time'
import type { NotificationItem } from '@/lib/notifications/queries'

const icons: Record<NotificationItem['type'], LucideIcon> = {
  Review: MessageSquareText,
  Goal: Target,
  Goal_Comment: Target,
  Applaud: Award,
  FollowUp: CalendarClock,
  Meeting_Comment: CalendarClock,
  OneOnOne: MessagesSquare,
  OneOnOne_Comment: MessagesSquare,
  User_Invite: UserPlus,
}

interface NotificationRowProps {
  notification: NotificationItem
  zone: string
}

/** One sentence and the way to what it is about. `data-unread` is what opening it, or its check mark, marks as read. */
export function NotificationRow({ notification, zone }: NotificationRowProps) {
  const { id, type, message, link, createdAt, isUnread } = notification
  const Icon = icons[type]
  return (
    <li
      data-unread={isUnread ? id : undefined}
      className="relative flex items-start gap-3 px-4 py-3.5 transition-colors duration-fast focus-within:bg-hover hover:bg-hover"
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', isUnread ? 'text-primary' : 'text-subtle')} />
      <div className="min-w-0 flex-1">
        <Link
          href={link}
          prefetch={false}
          className={cx('wrap-anywhere after:absolute after:inset-0', isUnread ? 'font-medium' : 'text-muted')}
        >
          {isUnread && <span className="sr-only">Unread: </span>}
          {message}
        </Link>
      </div>
      <DateTime at={createdAt} zone={zone} format="hh:mm a" className="shrink-0 text-sm text-subtle tabular-nums" />
      {isUnread ? (
        <button
          type="button"
          data-tip="Mark as read"
          aria-label={`Mark as read: ${message}`}
          className="relative -my-1 inline-flex size-7 shrink-0 items-center justify-center rounded-md text-subtle hover:bg-pressed hover:text-ink"
        >
          <Check aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <span className="w-7 shrink-0" />
      )}
    </li>
  )
}
