import 'server-only'
import type { FormContent } from '@/lib/reviews/model/schema'
import { beginSeries, type InSeries } from './begin-series'
import {
  formAbout,
  titleAbout,
  settingsOf,
  askedMoreThanOnce,
  type Together,
} from '@/lib/reviews/drafting/rules/sent-form'
import type { Audience } from '@/lib/reviews/model/queries/find-audiences'
import { closeOf } from '@/lib/reviews/model/rules/repeats'
import { isRepeating } from '@/lib/reviews/model/rules/frequency'
import { seriesOf, closingOf, startingOf } from '@/lib/reviews/model/rules/schedule'
import { now } from '@/lib/platform/clock'
import { dayOf } from '@/lib/shared/dates'
import { randomUUID } from 'node:crypto'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { nominationRequested } from '@/lib/reviews/drafting/notices/nomination-requested'
import { newSealedKey } from '@/lib/platform/secrets'
import { copyQuestions } from './copy-questions'
import { askPeople } from './ask-people'
import { reviewRequested } from '@/lib/reviews/drafting/notices/review-requested'
import { reviewReadable, roundRequested, roundRequestedAgain } from '@/lib/reviews/drafting/notices/round-requested'
import { findRecipients, findRoundBefore } from '@/lib/reviews/drafting/queries/find-recipients'

type Sending = {
  /** The actor's locked draft. */
  id: string
  content: FormContent
  /** The occurrence of a running series; without it, a repeating form begins its series. */
  inSeries?: InSeries
  /** Set where it was last sent in a round that repeats as well. */
  together?: Together | null
  isQuick?: boolean
  /** Pending invitations, asked once they join. */
  invitationIds?: readonly string[]
}

/** One review of a form; the first is the draft itself. */
type Part = { reviewId: string; isDraft: boolean; content: FormContent; audience: Audience; closesAt: Date | null }

/** A later occurrence is open as long as the first one. */
const closeInSeries = (content: FormContent, { occursOn }: InSeries) =>
  closeOf(seriesOf(content, now()), dayOf(occursOn))

function partsOf({ id, content, inSeries }: Sending, audiences: Audience[]): Part[] {
  const closesAt = inSeries ? closeInSeries(content, inSeries) : (closingOf(content, now()) ?? null)
  const isRound = audiences.length > 1
  return audiences.map((audience, index) => {
    const { subject } = audience
    const title = content.title.trim()
    const own =
      isRound && subject ? formAbout(content, titleAbout(title, subject.name), subject.id) : { ...content, title }
    return { reviewId: index === 0 ? id : randomUUID(), isDraft: index === 0, content: own, audience, closesAt }
  })
}

/** Gives each further review its own form, so that each can be repeated. */
async function writeBeside(tx: Tx, actor: Actor, parts: Part[]) {
  const { workspaceId, memberId: creatorId } = actor
  const at = now()
  const beside = parts.filter(({ isDraft }) => !isDraft)
  await tx.review.createMany({
    data: beside.map(({ reviewId: id, content: { title, timeZone } }) => ({
      id,
      workspaceId,
      creatorId,
      title,
      timeZone,
      createdAt: at,
    })),
  })
  await tx.form.createMany({
    data: beside.map(({ reviewId, content }) => ({ reviewId, workspaceId, content, savedAt: at })),
  })
  for (const { reviewId, content } of parts.filter(({ isDraft }) => isDraft)) {
    await tx.form.updateMany({ where: { reviewId, workspaceId }, data: { content } })
  }
}

async function beginRound(tx: Tx, actor: Actor, content: FormContent, parts: Part[]) {
  if (parts.length < 2) return null
  const { workspaceId, memberId: creatorId } = actor
  await writeBeside(tx, actor, parts)
  const data = { workspaceId, creatorId, title: content.title.trim(), createdAt: now() }
  const { id } = await tx.reviewRound.create({ data, select: { id: true } })
  return id
}

/** Counts peers of earlier occurrences, who are stored before this one is sent. */
const countApproved = (tx: Tx, reviewId: string) =>
  tx.reviewNomination.count({ where: { reviewId, status: 'APPROVED' } })

/** Skips a subject who sent the form, because their home already shows it, and one with all peers approved. */
async function askForProposals(tx: Tx, actor: Actor, { reviewId: id, content, audience, closesAt }: Part) {
  const { nominations: bounds, title } = content
  const { subject } = audience
  if (!subject || !bounds || subject.id === actor.memberId) return
  if ((await countApproved(tx, id)) >= bounds.max) return
  await nominationRequested(tx, actor, { ...subject, memberId: subject.id }, { id, title, bounds, closesAt })
}

type Ties = {
  roundId: string | null
  inSeries: InSeries | null
  previousId: string | null
  isMailedElsewhere: (memberId: string) => boolean
  senderId: string | null
  isQuick: boolean
  invitationIds: readonly string[]
}

async function activateReview(tx: Tx, { memberId: creatorId }: Actor, part: Part, ties: Ties) {
  const { roundId, inSeries, previousId } = ties
  const { reviewId, content, audience, closesAt } = part
  const subjectId = audience.subject?.id ?? null
  const settings = settingsOf(content, { creatorId, subjectId })
  await tx.review.update({
    where: { id: reviewId },
    data: {
      ...settings,
      ...inSeries,
      roundId,
      subjectId,
      title: content.title,
      closesAt,
      askedCount: audience.members.length + audience.emails.length,
      responseKey: content.anonymity === 'ANONYMOUS' ? newSealedKey() : null,
      status: 'ACTIVE',
      description: content.description.trim(),
      publishedAt: now(),
      previousId,
    },
    select: { id: true },
  })
  return settings
}

async function sendPart(tx: Tx, actor: Actor, part: Part, ties: Ties) {
  const { workspaceId } = actor
  const { reviewId, content, audience, closesAt } = part
  const { releaseMode } = await activateReview(tx, actor, part, ties)
  await copyQuestions(tx, { workspaceId, reviewId }, content)
  await tx.sharedReview.createMany({
    data: audience.shared.map(({ memberId }) => ({ workspaceId, reviewId, memberId })),
  })
  const outside = await askPeople(tx, { workspaceId, reviewId, closesAt }, audience)
  const invitees = ties.invitationIds.map((invitationId) => ({ workspaceId, reviewId, invitationId }))
  await tx.reviewInvitee.createMany({ data: invitees })
  const told = { id: reviewId, content, closesAt, audience, outside, invitedCount: invitees.length }
  const { isMailedElsewhere, senderId, isQuick } = ties
  await reviewRequested(tx, actor, { ...told, isMailedElsewhere, senderId, isQuick })
  await askForProposals(tx, actor, part)
  // The other release modes notify the subject on release.
  if (audience.subject && releaseMode === 'AT_ONCE') {
    await reviewReadable(tx, actor, audience.subject, { id: reviewId, title: content.title })
  }
}

type Telling = Pick<Ties, 'senderId'> & {
  roundId: string
  content: FormContent
  together: Together | null
  parts: Part[]
}

function tellRound(tx: Tx, actor: Actor, { roundId: id, content, together, parts, senderId }: Telling) {
  const closesAt = parts[0]?.closesAt ?? null
  const told = ({ audience }: Part) => ({
    ...audience,
    members: audience.members.filter(({ memberId }) => memberId !== senderId),
  })
  const round = { id, content, closesAt, audiences: parts.map(told) }
  return together === null ? roundRequested(tx, actor, round) : roundRequestedAgain(tx, actor, round, together)
}

/**
 * Creates one review per subject, together a round, and notifies each respondent once. Throws per field what is missing
 * or forbidden; a job passes the creator as the actor.
 */
export async function sendReview(
  tx: Tx,
  actor: Actor,
  sending: Sending,
): Promise<{ id: string; roundId: string | null }> {
  const { id, content, together = null, isQuick = false, invitationIds = [] } = sending
  const later = sending.inSeries === undefined ? null : { approvedCount: await countApproved(tx, id) }
  const recipients = await findRecipients(tx, actor, content, { later, invitedCount: invitationIds.length })
  const parts = partsOf(sending, recipients)
  const before = await findRoundBefore(tx, actor.workspaceId, id)
  const roundId = together?.roundId ?? (await beginRound(tx, actor, content, parts))
  const askedOften = askedMoreThanOnce(parts.map(({ audience }) => audience)).map(({ memberId }) => memberId)
  const busy = together?.memberIds ?? new Set(askedOften)
  const isMailedElsewhere = (memberId: string) => busy.has(memberId)
  const senderId = sending.inSeries === undefined && startingOf(content) === null ? actor.memberId : null
  for (const part of parts) {
    // Each review has its own series, because one subject may leave while the others continue.
    const inSeries = sending.inSeries ?? (isRepeating(content) ? await beginSeries(tx, actor, content) : null)
    const previousId = before.get(part.audience.subject?.id ?? null) ?? null
    const ties = { roundId, inSeries, previousId, isMailedElsewhere, senderId, isQuick, invitationIds }
    await sendPart(tx, actor, part, ties)
  }
  if (roundId !== null) await tellRound(tx, actor, { roundId, content, together, parts, senderId })
  return { id, roundId }
}
