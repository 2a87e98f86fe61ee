import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotificationScreen } from '@/components/notifications/notification-screen'
import { AnswerInPlace } from '@/components/reviews/quick/in-place/answer-in-place'
import { Button } from '@/components/ui/button/button'
import { requireMember, type Actor } from '@/lib/access/actor'
import { orElse } from '@/lib/access/outcome'
import {
  countUnread,
  getBell,
  listNotifications,
  silentBell,
  type NotificationPage,
} from '@/lib/notifications/queries/list-notifications'
import { notificationFilterSchema } from '@/lib/notifications/schema'
import { listOpenAsks } from '@/lib/reviews/quick/queries/list-open-asks'

export const metadata: Metadata = { title: 'Notifications' }

/** The answer box, beside the newest notification of each open ask. */
async function answersIn(actor: Actor, page: NotificationPage | null) {
  const rows = (page?.rows ?? []).flatMap(({ id, type, objectId }) =>
    type === 'Review' && objectId ? { id, objectId } : [],
  )
  const asks = await listOpenAsks(
    actor,
    rows.map(({ objectId }) => objectId),
  )
  const newest = new Map(rows.toReversed().map(({ id, objectId }) => [objectId, id]))
  return new Map<string, ReactNode>(
    [...asks].map(([reviewId, question]) => [
      newest.get(reviewId) ?? '',
      <AnswerInPlace
        key={reviewId}
        reviewId={reviewId}
        question={question}
        buttonClass="max-sm:mt-2 max-sm:ml-9"
        boxClass="mt-2 sm:pl-9"
      />,
    ]),
  )
}

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const actor = await requireMember()
  const filter = notificationFilterSchema.parse(await searchParams)
  const [page, unreadCount, bell] = await Promise.all([
    orElse('notifications.list', listNotifications(actor, filter), null),
    orElse('notifications.unread', countUnread(actor), 0),
    orElse('notifications.unseen', getBell(actor), silentBell(actor)),
  ])
  const inPlace = await orElse('notifications.asks', answersIn(actor, page), new Map<string, ReactNode>())
  const action = <Button data-quick="ask">Ask a question</Button>
  return (
    <NotificationScreen
      filter={filter}
      page={page}
      unreadCount={unreadCount}
      action={action}
      inPlace={inPlace}
      unseenCount={bell.count}
      zone={actor.timeZone}
    />
  )
}
