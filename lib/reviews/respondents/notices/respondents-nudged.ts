import 'server-only'
import type { ReviewKind } from '@/lib/platform/generated/prisma/enums'
import { answerPath, pendingPath } from '@/lib/reviews/model/notices'
import { recordOwn, type RespondentsReview } from './respondent-changed'
import type { ZonedColleague } from '@/lib/reviews/model/queries/find-audiences'
import type { ExternalRecipient } from '@/lib/reviews/respondents/queries/list-external-waiting'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import { addressed } from './addressed'
import { dayIn, formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { addressIn } from '@/lib/platform/links'
import { plural } from '@/lib/shared/text'

/** The round this review is part of; `memberIds` wait in several of its reviews, and get one mail for all. */
export type NudgedRound = { id: string; title: string; memberIds: ReadonlySet<string> }

type Nudged = {
  members: (ZonedColleague & { endsAt: Date | null })[]
  outside: ExternalRecipient[]
  round?: NudgedRound
}

/** Both kinds of mails, each with its key and title. */
function mailsOf(review: RespondentsReview, { members, outside, round }: Nudged, at: Date) {
  const isOften = ({ memberId }: ZonedColleague) => round?.memberIds.has(memberId) === true
  const own = { key: `${review.id}:${at.toISOString()}`, reviewTitle: review.title }
  const once = addressed(
    review,
    members.filter((member) => !isOften(member)),
    outside,
  ).map((mail) => ({ ...mail, ...own }))
  if (round === undefined) return once
  // By the day, so that the round's other reviews, and a second press, add no mail.
  const together = { key: `${round.id}:${dayIn(at, 'UTC')}`, reviewTitle: round.title }
  const link = addressIn(review.workspaceId, pendingPath)
  const often = addressed(review, members.filter(isOften), []).map((mail) => ({
    ...mail,
    ...together,
    props: { link },
  }))
  return [...once, ...often]
}

/**
 * `review.nudged`: tells people who have not answered. `shown` is the text of the creator's feed, which hides even the
 * count in an anonymous review.
 */
export async function respondentsNudged(
  tx: Tx,
  actor: Actor,
  review: RespondentsReview & { kind: ReviewKind },
  nudged: Nudged,
  shown: { name: string } | { count: number } | 'everybody',
) {
  const { id, title, timeZone } = review
  const at = now()
  const key = `review.nudged:${id}:${at.toISOString()}`
  const askerName = fullName(actor)
  const isQuick = review.kind === 'QUICK'
  const message = `${askerName} would still like your ${isQuick ? 'answer' : 'feedback'}: ${title}`
  const about = { type: 'Review' as const, objectId: id, link: answerPath(id) }
  const telling = { ...about, key, message, createdById: actor.memberId }
  await tell(
    tx,
    actor.workspaceId,
    nudged.members.map(({ memberId }) => ({ memberId, ...telling })),
  )
  const mails = mailsOf(review, nudged, at).map(
    ({ to, endsAt, timeZone: zone, key: about, reviewTitle, props: given }) => {
      const closesOn = endsAt && formatDateTime(endsAt, zone ?? timeZone, true)
      const own = { ...given, closesOn, endsAt: endsAt?.toISOString() ?? null }
      const props = { askerName, reviewTitle, isQuick, workspaceName: actor.workspaceName, ...own }
      return { event: 'review.nudged' as const, key: about, from: actor.memberId, to, props }
    },
  )
  await queueMail(tx, actor.workspaceId, mails)
  const people =
    shown === 'everybody'
      ? 'everyone who hasn’t answered'
      : 'name' in shown
        ? shown.name
        : plural(shown.count, 'person', 'people')
  await recordOwn(tx, review, key, `You reminded ${people}: ${title}`)
}
