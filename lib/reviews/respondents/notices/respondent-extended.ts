import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { answerPath } from '@/lib/reviews/model/notices'
import { recordOwn, type RespondentsReview } from './respondent-changed'
import type { ExternalRecipient } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { formatDateTime } from '@/lib/shared/dates'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import { addressed } from './addressed'
import { queueMail } from '@/lib/notifications/outbox'

type Extended = { memberId: string | null; email: string; name: string; closesAt: Date; timeZone: string }

/** `review.extended`: tells the respondent; an external reviewer by mail, unless unsubscribed. */
export async function respondentExtended(
  tx: Tx,
  actor: Actor,
  review: RespondentsReview,
  { memberId, email, name, closesAt, timeZone }: Extended,
  external: ExternalRecipient | null,
) {
  const { id, title } = review
  const until = formatDateTime(external?.expiresAt ?? closesAt, timeZone, true)
  // The time lets a respondent be told again when an earlier end is restored.
  const time = now().toISOString()
  const key = `review.extended:${id}:${time}`
  const askerName = fullName(actor)
  await recordOwn(tx, review, `${key}:${name}`, `You gave ${name} until ${until}: ${title}`)
  if (memberId !== null) {
    const message = `${askerName} gave you until ${until}: ${title}`
    await tell(tx, actor.workspaceId, [
      { memberId, type: 'Review', objectId: id, key, message, link: answerPath(id), createdById: actor.memberId },
    ])
  }
  const props = {
    askerName,
    reviewTitle: title,
    workspaceName: actor.workspaceName,
    news: `${askerName} gave you more time for “${title}”`,
    did: 'gave you more time',
    text: `You have until ${until} to answer.`,
  }
  const mails = addressed(review, memberId === null ? [] : [{ email, name }], external ? [external] : []).map(
    ({ to, props: own }) => ({
      event: 'review.prolonged' as const,
      key: `${id}:${time}`,
      to,
      from: actor.memberId,
      props: { ...props, ...own },
    }),
  )
  await queueMail(tx, actor.workspaceId, mails)
}
