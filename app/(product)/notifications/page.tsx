import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ThankBackButton } from '@/components/applause/feed/thank-back-button'
import { NotificationScreen } from '@/components/notifications/notification-screen'
import { AnswerInPlace } from '@/components/reviews/quick/in-place/answer-in-place'
import { AnsweredMark } from '@/components/reviews/quick/in-place/answered-mark'
import { Button } from '@/components/ui/button/button'
import { requireMember, type Actor } from '@/lib/access/actor'
import { orElse } from '@/lib/access/outcome'
import { listUnanswered } from '@/lib/applause/queries/list-unanswered'
import {
  countUnread,
  getBell,
  listNotifications,
  silentBell,
  type NotificationPage,
} from '@/lib/notifications/queries/list-notifications'
import { notificationFilterSchema } from '@/lib/notifications/schema'
import { listAnsweredAsks, listOpenAsks } from '@/lib/reviews/quick/queries/list-open-asks'

export const metadata: Metadata = { title: 'Notifications' }

/** Where an act stands in its row. */
const act = 'max-sm:mt-2 max-sm:ml-9'

/** The answer box, beside the newest notification of each open ask, and a mark beside those of answered ones. */
async function answersIn(actor: Actor, page: NotificationPage | null) {
  const rows = (page?.rows ?? []).flatMap(({ id, type, objectId, by }) =>
    type === 'Review' && objectId ? { id, objectId, askerName: by?.name } : [],
  )
  const ids = rows.map(({ objectId }) => objectId)
  const [asks, answered] = await Promise.all([listOpenAsks(actor, ids), listAnsweredAsks(actor, ids)])
  const newest = new Map(rows.toReversed().map((row) => [row.objectId, row]))
  const boxes = [...asks].map(([reviewId, question]): [string, ReactNode] => [
    newest.get(reviewId)?.id ?? '',
    <AnswerInPlace
      key={reviewId}
      reviewId={reviewId}
      question={question}
      askerName={newest.get(reviewId)?.askerName}
      buttonClass={act}
      boxClass="mt-2 sm:pl-9"
    />,
  ])
  const marks = rows
    .filter(({ objectId }) => answered.has(objectId))
    .map(({ id }): [string, ReactNode] => [id, <AnsweredMark key={id} className={act} />])
  return [...boxes, ...marks]
}

/** A button beside each applause that the reader received and hasn’t reacted to. */
async function thanksIn(actor: Actor, page: NotificationPage | null) {
  const told = (page?.rows ?? []).flatMap(({ id, type, objectId, by }) =>
    type === 'Applaud' && objectId && by ? { id, objectId, by } : [],
  )
  return (await listUnanswered(actor, told)).map(({ toldId, applauseId, giverName }) => {
    const button = <ThankBackButton id={applauseId} giverName={giverName} className={act} />
    return [toldId, button] as const
  })
}

/** What can be done in the rows, by notification. */
async function actsIn(actor: Actor, page: NotificationPage | null) {
  const [answers, thanks] = await Promise.all([answersIn(actor, page), thanksIn(actor, page)])
  return new Map<string, ReactNode>([...answers, ...thanks])
}

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const actor = await requireMember()
  const filter = notificationFilterSchema.parse(await searchParams)
  const [page, unreadCount, bell] = await Promise.all([
    orElse('notifications.list', listNotifications(actor, filter), null),
    orElse('notifications.unread', countUnread(actor), 0),
    orElse('notifications.unseen', getBell(actor), silentBell(actor)),
  ])
  const inPlace = await orElse('notifications.acts', actsIn(actor, page), new Map<string, ReactNode>())
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
