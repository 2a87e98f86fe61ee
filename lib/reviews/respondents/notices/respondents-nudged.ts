import 'server-only'
import { answerPath } from '@/lib/reviews/model/notices'
import { recordOwn, type RespondentsReview } from './respondent-changed'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { OutsideRecipient } from '@/lib/reviews/respondents/queries/list-outside-waiting'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import { addressed } from './addressed'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { plural } from '@/lib/shared/text'

type Nudged = { members: (Colleague & { endsAt: Date | null })[]; outside: OutsideRecipient[] }

/**
 * `review.nudged`: tells people who have not answered. `shown` is the text of the creator's feed, which hides even the
 * count in an anonymous review.
 */
export async function respondentsNudged(
  tx: Tx,
  actor: Actor,
  review: RespondentsReview,
  { members, outside }: Nudged,
  shown: { name: string } | { count: number } | 'everybody',
) {
  const { id, title, timeZone } = review
  const time = now().toISOString()
  const key = `review.nudged:${id}:${time}`
  const askerName = fullName(actor)
  const message = `${askerName} would still like your feedback: ${title}`
  const about = { type: 'Review' as const, objectId: id, link: answerPath(id) }
  const telling = { ...about, key, message, createdById: actor.memberId }
  await tell(
    tx,
    actor.workspaceId,
    members.map(({ memberId }) => ({ memberId, ...telling })),
  )
  const props = { askerName, reviewTitle: title, workspaceName: actor.workspaceName }
  const mails = addressed(review, members, outside).map(({ to, endsAt, props: given }) => {
    const closesOn = endsAt && formatDateTime(endsAt, timeZone, true)
    const own = { ...given, closesOn, endsAt: endsAt?.toISOString() ?? null }
    const mail = { event: 'review.nudged' as const, key: `${id}:${time}`, from: actor.memberId }
    return { ...mail, to, props: { ...props, ...own } }
  })
  await queueMail(tx, actor.workspaceId, mails)
  const people =
    shown === 'everybody'
      ? 'everyone who hasn’t answered'
      : 'name' in shown
        ? shown.name
        : plural(shown.count, 'person', 'people')
  await recordOwn(tx, review, key, `You reminded ${people}: ${title}`)
}
