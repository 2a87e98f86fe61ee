import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { answerPath } from '@/lib/reviews/model/notices'
import { recordOwn, type RespondentsReview } from './respondent-changed'
import type { NamedRespondent } from '@/lib/reviews/respondents/queries/find-respondent'
import type { ExternalRecipient } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { formatDateTime } from '@/lib/shared/dates'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import { addressed } from './addressed'
import { queueMail } from '@/lib/notifications/outbox'

type Extended = Pick<NamedRespondent, 'memberId' | 'email' | 'name' | 'timeZone'> & {
  closesAt: Date
  /** In which the creator chose the end. */
  chosenIn: string
}

/** `zone`: of the reader. */
type Extension = { title: string; until: string; time: string; zone: string }

function mailOf(
  actor: Actor,
  review: RespondentsReview,
  { memberId, email, name }: Extended,
  external: ExternalRecipient | null,
  { title, until, time, zone }: Extension,
) {
  const askerName = fullName(actor)
  const props = {
    askerName,
    reviewTitle: title,
    workspaceName: actor.workspaceName,
    news: `${askerName} gave you more time for “${title}”`,
    did: 'gave you more time',
    text: `You have until ${until} to answer.`,
  }
  const members = memberId === null ? [] : [{ email, name, timeZone: zone }]
  return addressed(review, members, external ? [external] : []).map(({ to, props: own }) => ({
    event: 'review.prolonged' as const,
    key: `${review.id}:${time}`,
    to,
    from: actor.memberId,
    props: { ...props, ...own },
  }))
}

/** `review.extended`: tells the respondent; an external reviewer by mail, unless unsubscribed. */
export async function respondentExtended(
  tx: Tx,
  actor: Actor,
  review: RespondentsReview,
  extended: Extended,
  external: ExternalRecipient | null,
) {
  const { id, title } = review
  const { memberId, name, timeZone, closesAt, chosenIn } = extended
  const end = external?.expiresAt ?? closesAt
  const zone = timeZone ?? chosenIn
  const until = formatDateTime(end, zone, true)
  // The time lets a respondent be told again when an earlier end is restored.
  const time = now().toISOString()
  const key = `review.extended:${id}:${time}`
  const chosen = formatDateTime(end, chosenIn, true)
  await recordOwn(tx, review, `${key}:${name}`, `You gave ${name} until ${chosen}: ${title}`)
  if (memberId === actor.memberId) return
  if (memberId !== null) {
    const message = `${fullName(actor)} gave you until ${until}: ${title}`
    await tell(tx, actor.workspaceId, [
      { memberId, type: 'Review', objectId: id, key, message, link: answerPath(id), createdById: actor.memberId },
    ])
  }
  await queueMail(tx, actor.workspaceId, mailOf(actor, review, extended, external, { title, until, time, zone }))
}
