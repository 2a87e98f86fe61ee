import 'server-only'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Audience } from '@/lib/reviews/model/queries/find-audiences'
import type { Actor } from '@/lib/access/actor'
import { privacySentence, type Identity } from '@/lib/reviews/model/rules/privacy'
import { fullName } from '@/lib/members/rules'
import { settingsOf } from '@/lib/reviews/drafting/rules/sent-form'
import { formatDateTime } from '@/lib/shared/dates'
import type { Tx } from '@/lib/platform/tx'
import { addressIn } from '@/lib/platform/links'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'
import { now } from '@/lib/platform/clock'
import { countForAll } from '@/lib/reviews/model/rules/question-faults'
import { requestInWords } from '@/lib/reviews/model/notices'
import { externalLinks } from '@/lib/reviews/responses/notices'
import { formInShort } from '@/lib/reviews/responses/rules/form-in-short'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { plural } from '@/lib/shared/text'
import { record } from '@/lib/activity/record'

const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`
const resultsPath = (reviewId: string) => `/feedback/preview/${reviewId}`

type Requested = {
  id: string
  content: FormContent
  closesAt: Date | null
  audience: Audience
  outside: { email: string; code: string }[]
  /** Pending invitations, asked once they join. */
  invitedCount: number
  /** Pressed Send just now, and is not told; null when a job sends it. */
  senderId: string | null
  /** Then no subject is named. */
  isQuick?: boolean
  /** Members who get one mail for several requests. */
  isMailedElsewhere?: (memberId: string) => boolean
}

function requestProps(actor: Actor, { content, closesAt, audience, isQuick = false }: Requested, identity: Identity) {
  const askerName = fullName(actor)
  const { subject, shared } = audience
  const { title } = content
  const subjectName = subject && subject.name
  const settings = settingsOf(content, { creatorId: actor.memberId, subjectId: subject?.id ?? null })
  const readers = {
    ...settings,
    creatorId: actor.memberId,
    subjectId: subject?.id ?? null,
    hasShared: shared.length > 0,
  }
  const names = { creator: askerName, subject: subjectName, shared: shared.map(({ name }) => name) }
  return {
    askerName,
    reviewTitle: title,
    subjectName: isQuick ? null : subjectName,
    isQuick,
    workspaceName: actor.workspaceName,
    closesOn: closesAt && formatDateTime(closesAt, content.timeZone, true),
    privacySentence: privacySentence(content.anonymity, readers, names, identity),
    ...(identity === 'e-mail address' && formInShort(content.description, countForAll(content.questions))),
  }
}

type RequestProps = ReturnType<typeof requestProps> & { link: string; unsubscribeLink?: string }

/** Members get a link into the product, external reviewers their own link. */
function mailEverybody(tx: Tx, actor: Actor, requested: Requested) {
  const { id, audience, outside, senderId, isMailedElsewhere = () => false } = requested
  const letter = (props: RequestProps, address: string, name: string) => ({
    event: 'review.requested' as const,
    key: id,
    to: { address, name },
    from: actor.memberId,
    props,
  })
  const toMembers = { ...requestProps(actor, requested, 'name'), link: addressIn(actor.workspaceId, answerPath(id)) }
  const endIn = (zone: string) => requested.closesAt && formatDateTime(requested.closesAt, zone, true)
  const closesAt = linkEnd(requested.closesAt, now())
  const toOutside = requestProps(actor, { ...requested, closesAt }, 'e-mail address')
  const inside = audience.members
    .filter(({ memberId }) => memberId !== senderId && !isMailedElsewhere(memberId))
    .map(({ email, name, timeZone }) => letter({ ...toMembers, closesOn: endIn(timeZone) }, email, name))
  const beyond = outside.map(({ email, code }) => letter({ ...toOutside, ...externalLinks(code) }, email, ''))
  return queueMail(tx, actor.workspaceId, [...inside, ...beyond])
}

/** `review.requested`: notifies members in the product and by mail, external reviewers by mail alone. */
export async function reviewRequested(tx: Tx, actor: Actor, requested: Requested) {
  const { id, audience, outside, invitedCount, senderId, isQuick = false } = requested
  const { title } = requested.content
  const { workspaceId } = actor
  const message = requestInWords({ askerName: fullName(actor), isQuick }, title)
  const { members } = audience
  const told = members.filter(({ memberId }) => memberId !== senderId)
  await tell(
    tx,
    workspaceId,
    told.map(({ memberId }) => ({
      memberId,
      type: 'Review',
      objectId: id,
      key: `review.requested:${id}`,
      message,
      link: answerPath(id),
      createdById: actor.memberId,
    })),
  )
  await mailEverybody(tx, actor, requested)
  const count = members.length + outside.length + invitedCount
  const asked = `You asked ${plural(count, 'person', 'people')}: ${title}`
  await record(tx, workspaceId, [
    {
      memberId: actor.memberId,
      type: 'Review',
      key: `review.requested:${id}`,
      title: count === 0 ? `You sent “${title}”, which waits for nominations` : asked,
      link: resultsPath(id),
      createdById: actor.memberId,
    },
  ])
}
