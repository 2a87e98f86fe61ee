import 'server-only'
import { formatDateTime } from '@/lib/shared/dates'
import type { ZonedColleague } from '@/lib/reviews/model/queries/find-audiences'
import { endFor } from '@/lib/reviews/model/rules/review-state'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { tell } from '@/lib/notifications/tell'
import { record } from '@/lib/activity/record'
import type { ExternalRecipient } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { fullName } from '@/lib/members/rules'
import { addressed } from '@/lib/reviews/respondents/notices/addressed'
import { queueMail } from '@/lib/notifications/outbox'

const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`
const managePath = (reviewId: string) => `/feedback/edit/${reviewId}`

/** `closesAt` is an extension, if any. */
export type Waiting = ZonedColleague & { closesAt: Date | null }

/** `at` keeps keys unique when a review is paused, resumed or reopened more than once. */
type Changed = {
  id: string
  title: string
  timeZone: string
  closesAt: Date | null
  at: Date
  isPaused?: boolean
}

type Event = 'review.paused' | 'review.resumed' | 'review.reopened' | 'review.rescheduled' | 'review.widened'

const keyOf = (event: Event, { id, at }: Changed) => `${event}:${id}:${at.toISOString()}`

function until({ closesAt, timeZone, isPaused = false }: Changed) {
  if (closesAt === null) return isPaused ? 'It’s still paused' : 'It stays open for now'
  return `${isPaused ? 'Once it resumes, it’s' : 'It’s'} open until ${formatDateTime(closesAt, timeZone, true)}`
}

const untilFor = (review: Changed, person: Waiting) =>
  until({ ...review, timeZone: person.timeZone, closesAt: endFor(review, person) })

type Told = { waiting: Waiting[]; messageTo: (person: Waiting) => string }

/** The actor may answer their own form, and knows. */
const othersIn = (waiting: Waiting[], { memberId }: Actor) => waiting.filter((person) => person.memberId !== memberId)

function tellWaiting(tx: Tx, actor: Actor, event: Event, review: Changed, { waiting, messageTo }: Told) {
  const key = keyOf(event, review)
  const link = answerPath(review.id)
  const createdById = actor.memberId
  const tellings = othersIn(waiting, actor).map((person) => ({
    memberId: person.memberId,
    type: 'Review' as const,
    objectId: review.id,
    key,
    message: messageTo(person),
    link,
    createdById,
  }))
  return tell(tx, actor.workspaceId, tellings)
}

function recordOwn(tx: Tx, { workspaceId, memberId }: Actor, event: Event, review: Changed, title: string) {
  const key = keyOf(event, review)
  const link = managePath(review.id)
  return record(tx, workspaceId, [{ memberId, type: 'Review', key, title, link, createdById: memberId }])
}

type Outside = { outside: ExternalRecipient[]; news: string; did: string; textOf: (end: string) => string }

/** External reviewers have no notifications, so they get mail. */
function mailOutside(tx: Tx, actor: Actor, event: Event, review: Changed, { outside, news, did, textOf }: Outside) {
  const askerName = fullName(actor)
  const props = { askerName, reviewTitle: review.title, workspaceName: actor.workspaceName, news, did }
  const key = `${event}:${review.id}:${review.at.toISOString()}`
  const mails = addressed({ id: review.id, workspaceId: actor.workspaceId }, [], outside).map(
    ({ to, endsAt, props: own }) => {
      const text = textOf(until({ ...review, closesAt: endsAt ?? review.closesAt }))
      return { event: 'review.prolonged' as const, key, to, from: actor.memberId, props: { ...props, text, ...own } }
    },
  )
  return queueMail(tx, actor.workspaceId, mails)
}

type Reached = { waiting: Waiting[]; outside: ExternalRecipient[] }

/** `review.paused`: tells people who have not answered that their draft is saved. */
export async function reviewPaused(tx: Tx, actor: Actor, review: Changed, { waiting, outside }: Reached) {
  const message = `“${review.title}” is paused. What you wrote is saved.`
  await tellWaiting(tx, actor, 'review.paused', review, { waiting, messageTo: () => message })
  const props = { askerName: fullName(actor), reviewTitle: review.title, workspaceName: actor.workspaceName }
  const key = `${review.id}:${review.at.toISOString()}`
  const mails = addressed({ id: review.id, workspaceId: actor.workspaceId }, [], outside).map(({ to, props: own }) => ({
    event: 'review.paused' as const,
    key,
    to,
    from: actor.memberId,
    props: { ...props, ...own },
  }))
  await queueMail(tx, actor.workspaceId, mails)
  await recordOwn(tx, actor, 'review.paused', review, `You paused “${review.title}”`)
}

/** `review.resumed`: tells people who have not answered. */
export async function reviewResumed(tx: Tx, actor: Actor, review: Changed, { waiting, outside }: Reached) {
  const news = `“${review.title}” has resumed`
  const messageTo = (person: Waiting) => `${news}. ${untilFor(review, person)}.`
  await tellWaiting(tx, actor, 'review.resumed', review, { waiting, messageTo })
  const textOf = (end: string) => `You can answer again. ${end}.`
  await mailOutside(tx, actor, 'review.resumed', review, { outside, news, did: 'resumed this feedback', textOf })
  await recordOwn(tx, actor, 'review.resumed', review, `You resumed “${review.title}”`)
}

/** `review.rescheduled`: tells people who have not answered the new close date. */
export async function reviewRescheduled(tx: Tx, actor: Actor, review: Changed, { waiting, outside }: Reached) {
  const news = `“${review.title}” has a new close date`
  const messageTo = (person: Waiting) => `${news}. ${untilFor(review, person)}.`
  await tellWaiting(tx, actor, 'review.rescheduled', review, { waiting, messageTo })
  const textOf = (end: string) => `${end}.`
  await mailOutside(tx, actor, 'review.rescheduled', review, { outside, news, did: 'changed the close date', textOf })
  await recordOwn(tx, actor, 'review.rescheduled', review, `You changed when “${review.title}” closes`)
}

/** `review.widened`: tells all respondents that more people will read it than they were promised. */
export async function reviewWidened(tx: Tx, actor: Actor, review: Changed, { waiting: asked, outside }: Reached) {
  const message = `More people will read the answers to “${review.title}”. Check who before you answer.`
  await tellWaiting(tx, actor, 'review.widened', review, { waiting: asked, messageTo: () => message })
  const news = `More people will read the answers to “${review.title}”`
  const textOf = () => 'Check who before you answer.'
  const did = 'let more people read the answers'
  await mailOutside(tx, actor, 'review.widened', review, { outside, news, did, textOf })
  await recordOwn(tx, actor, 'review.widened', review, `You let more people read “${review.title}”`)
}

/** `review.reopened`: tells people who had not answered, by mail too, because they took it to be over. */
export async function reviewReopened(tx: Tx, actor: Actor, review: Changed, { waiting, outside }: Reached) {
  const askerName = fullName(actor)
  const news = `${askerName} reopened “${review.title}”`
  const messageTo = (person: Waiting) => `${news}. ${untilFor(review, person)}.`
  await tellWaiting(tx, actor, 'review.reopened', review, { waiting, messageTo })
  await recordOwn(tx, actor, 'review.reopened', review, `You reopened “${review.title}”`)
  const props = {
    askerName,
    reviewTitle: review.title,
    workspaceName: actor.workspaceName,
    news,
    did: 'reopened this feedback',
  }
  const members = othersIn(waiting, actor).map((person) => ({ ...person, endsAt: endFor(review, person) }))
  const mails = addressed({ id: review.id, workspaceId: actor.workspaceId }, members, outside).map(
    ({ to, endsAt, timeZone, props: own }) => {
      const end = until({ ...review, timeZone: timeZone ?? review.timeZone, closesAt: endsAt ?? review.closesAt })
      const text = `You can still answer. ${end}.`
      const key = `${review.id}:${review.at.toISOString()}`
      return { event: 'review.prolonged' as const, key, to, from: actor.memberId, props: { ...props, text, ...own } }
    },
  )
  await queueMail(tx, actor.workspaceId, mails)
}
