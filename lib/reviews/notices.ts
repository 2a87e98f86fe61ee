import 'server-only'
import { record } from '@/lib/activity/record'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/tx'
import { absoluteUrl } from '@/lib/platform/links'
import { formatDateTime } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { fullName } from '@/lib/members/rules'
import type { Audience } from './audience/queries'
import { privacySentence, type Identity } from './readers/rules'
import type { FormContent } from './schema'

const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`
const outsidePath = (code: string) => `/feedback/rvc-${code}`
const resultsPath = (reviewId: string) => `/feedback/preview/${reviewId}`

type Requested = {
  id: string
  title: string
  content: FormContent
  subjectId: string | null
  closesAt: Date | null
  audience: Audience
  outside: { email: string; code: string }[]
}

function requestProps(actor: Actor, requested: Requested, identity: Identity) {
  const { title, content, subjectId, closesAt, audience } = requested
  const askerName = fullName(actor)
  const { subjectName, sharedNames } = audience
  const settings = { ...content, subjectId, hasShared: sharedNames.length > 0 }
  const names = { creator: askerName, subject: subjectName, shared: sharedNames }
  return {
    askerName,
    reviewTitle: title,
    subjectName,
    workspaceName: actor.workspaceName,
    closesOn: closesAt && `${formatDateTime(closesAt, content.timeZone)} (${content.timeZone})`,
    privacySentence: privacySentence(content.anonymity, settings, names, identity),
  }
}

/** Those with an account are led to the product, those without to their own link. */
function mailEverybody(tx: Tx, actor: Actor, requested: Requested) {
  const { id, audience, outside } = requested
  const why = `You get this because ${fullName(actor)} asked you in ${actor.workspaceName}.`
  const letter = (props: ReturnType<typeof requestProps>, address: string, name: string, path: string) => ({
    event: 'review.requested' as const,
    key: id,
    to: { address, name },
    props: { ...props, recipientName: name, link: absoluteUrl(path), why },
  })
  const toMembers = requestProps(actor, requested, 'name')
  const toOutside = requestProps(actor, requested, 'e-mail address')
  const inside = audience.members.map(({ email, name }) => letter(toMembers, email, name, answerPath(id)))
  const beyond = outside.map(({ email, code }) => letter(toOutside, email, '', outsidePath(code)))
  return queueMail(tx, actor.workspaceId, [...inside, ...beyond])
}

/** `review.requested`: everybody asked, once in the product and once by mail; outsiders by mail alone. */
export async function reviewRequested(tx: Tx, actor: Actor, requested: Requested) {
  const { id, title, audience, outside } = requested
  const { workspaceId } = actor
  const message = `${fullName(actor)} asked for your feedback: ${title}`
  const { members } = audience
  await tell(
    tx,
    workspaceId,
    members.map(({ memberId }) => ({
      memberId,
      type: 'Review',
      key: `review.requested:${id}`,
      message,
      link: answerPath(id),
    })),
  )
  await mailEverybody(tx, actor, requested)
  const asked = plural(members.length + outside.length, 'person', 'people')
  await record(tx, workspaceId, [
    {
      memberId: actor.memberId,
      type: 'Review',
      key: `review.requested:${id}`,
      title: `You asked ${asked}: ${title}`,
      link: resultsPath(id),
    },
  ])
}

type Person = { memberId: string; email: string; name: string }
type Ended = {
  id: string
  workspaceId: string
  workspaceName: string
  title: string
  answeredCount: number
  askedCount: number
}

/** `review.closed`: its creator, that nothing more will come. */
export async function reviewClosed(tx: Tx, creator: Person, review: Ended) {
  const { id, workspaceId, title, answeredCount, askedCount, workspaceName } = review
  const key = `review.closed:${id}`
  const message = `${title} is closed: ${answeredCount} of ${plural(askedCount, 'person', 'people')} answered`
  const link = resultsPath(id)
  await tell(tx, workspaceId, [{ memberId: creator.memberId, type: 'Review', key, message, link }])
  await record(tx, workspaceId, [{ memberId: creator.memberId, type: 'Review', key, title: message, link }])
  const props = {
    recipientName: creator.name,
    reviewTitle: title,
    answeredCount,
    askedCount,
    workspaceName,
    link: absoluteUrl(link),
  }
  await queueMail(tx, workspaceId, [
    { event: 'review.closed', key: id, to: { address: creator.email, name: creator.name }, props },
  ])
}

/** `review.released`: the person it is about, that they may read it now. */
export async function reviewReleased(tx: Tx, actor: Actor, subject: Person, review: { id: string; title: string }) {
  const { workspaceId, workspaceName } = actor
  const { id, title } = review
  const key = `review.released:${id}`
  const releaserName = fullName(actor)
  const message = `${releaserName} released feedback about you: ${title}`
  const link = resultsPath(id)
  await tell(tx, workspaceId, [{ memberId: subject.memberId, type: 'Review', key, message, link }])
  await record(tx, workspaceId, [{ memberId: subject.memberId, type: 'Review', key, title: message, link }])
  const props = {
    recipientName: subject.name,
    releaserName,
    reviewTitle: title,
    workspaceName,
    link: absoluteUrl(link),
  }
  await queueMail(tx, workspaceId, [
    { event: 'review.released', key: id, to: { address: subject.email, name: subject.name }, props },
  ])
}
