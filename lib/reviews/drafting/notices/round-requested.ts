import 'server-only'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Audience } from '@/lib/reviews/model/queries/find-audiences'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { pendingPath } from '@/lib/reviews/model/notices'
import { settingsOf, askedMoreThanOnce, type Together } from '@/lib/reviews/drafting/rules/sent-form'
import { formatDateTime } from '@/lib/shared/dates'
import { privacySentence } from '@/lib/reviews/model/rules/privacy'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { plural, nameList } from '@/lib/shared/text'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'

const sharedPath = (reviewId: string) => `/feedback/shared/${reviewId}`
const shownNames = 8

type Round = { id: string; content: FormContent; closesAt: Date | null; audiences: Audience[] }

const endIn = ({ closesAt }: Round, zone: string) => closesAt && formatDateTime(closesAt, zone, true)

function roundProps(actor: Actor, { content, audiences }: Round) {
  const askerName = fullName(actor)
  // A reader who is a subject reads the reviews of the others.
  const shared = new Map(audiences.flatMap((audience) => audience.shared.map((one) => [one.memberId, one.name])))
  const whose = { creatorId: actor.memberId, subjectId: '' }
  const readers = { ...settingsOf(content, whose), ...whose, hasShared: shared.size > 0 }
  const names = { creator: askerName, subject: null, shared: [...shared.values()] }
  return {
    askerName,
    roundTitle: content.title.trim(),
    workspaceName: actor.workspaceName,
    privacySentence: privacySentence(content.anonymity, readers, names),
    link: addressIn(actor.workspaceId, pendingPath),
  }
}

/** `round.requested`: one mail for a respondent who is asked about several people. */
export function roundRequested(tx: Tx, actor: Actor, round: Round) {
  const props = roundProps(actor, round)
  const letters = askedMoreThanOnce(round.audiences).map(({ name, email, timeZone, subjects, isSubject }) => ({
    event: 'round.requested' as const,
    key: round.id,
    to: { address: email, name },
    from: actor.memberId,
    props: {
      ...props,
      closesOn: endIn(round, timeZone),
      subjectCount: `${isSubject ? 'yourself and ' : ''}${plural(subjects.length, 'colleague')}`,
      subjectNames: nameList(isSubject ? ['You', ...subjects] : subjects, shownNames),
    },
  }))
  return queueMail(tx, actor.workspaceId, letters)
}

/**
 * `round.requested` of a later round: goes out with its first review, and names no subject because the others are not
 * sent yet.
 */
export function roundRequestedAgain(tx: Tx, actor: Actor, round: Round, { title, memberIds }: Together) {
  const props = roundProps(actor, { ...round, content: { ...round.content, title } })
  const members = round.audiences.flatMap((audience) => audience.members)
  const letters = members
    .filter(({ memberId }) => memberIds.has(memberId))
    .map(({ name, email, timeZone }) => ({
      event: 'round.requested' as const,
      key: round.id,
      to: { address: email, name },
      from: actor.memberId,
      props: { ...props, closesOn: endIn(round, timeZone), subjectCount: 'several colleagues', subjectNames: null },
    }))
  return queueMail(tx, actor.workspaceId, letters)
}

type Subject = { id: string; name: string; email: string }

/** `review.readable`: tells the subject, before the first answer, that they read each answer as it arrives. */
export async function reviewReadable(
  tx: Tx,
  actor: Actor,
  subject: Subject,
  { id, title }: { id: string; title: string },
) {
  const { workspaceId, workspaceName, memberId: createdById } = actor
  const askerName = fullName(actor)
  const link = sharedPath(id)
  const message = `${askerName} is collecting feedback about you. You’ll see each answer as soon as it’s sent: ${title}`
  const key = `review.readable:${id}`
  const about = { type: 'Review' as const, objectId: id }
  await tell(tx, workspaceId, [{ memberId: subject.id, ...about, key, message, link, createdById }])
  const props = { askerName, reviewTitle: title, workspaceName, link: addressIn(workspaceId, link) }
  const to = { address: subject.email, name: subject.name }
  await queueMail(tx, workspaceId, [{ event: 'review.readable', key: id, to, from: createdById, props }])
}
