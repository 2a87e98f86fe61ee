import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { hashToken, newKey, newToken } from '@/lib/platform/secrets'
import { findAudience, type Audience } from '../audience/queries'
import { subjectOf } from '../audience/rules'
import { closingFault, closingOf, sharedReaders } from '../drafts/rules'
import { limits } from '../limits/rules'
import { faultMessages } from '../questions/rules'
import { reviewRequested } from '../notices'
import { canAskAbout, canAskSoMany, canRunReview } from '../policy'
import * as refusals from '../refusals'
import { ANONYMITY_FLOOR } from '../rules'
import { formContentSchema, type FormContent, type PublishReviewInput } from '../schema'

/** An outside link lives until the close, and 90 days where there is none (decisions, section 10). */
const EXTERNAL_LINK_DAYS = 90

/** Takes the draft out of everybody else's reach; a second press of Send finds it sent and changes nothing. */
async function claimDraft(tx: Tx, actor: Actor, { id, version }: PublishReviewInput) {
  const { workspaceId } = actor
  const [review] = await tx.$queryRaw<{ creatorId: string; status: string }[]>`
    SELECT "creatorId", status FROM "Review" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!review) throw refusals.noSuchReview()
  if (!canRunReview(actor, review)) throw refusals.notYourReview()
  if (review.status !== 'DRAFT') return null
  const form = await tx.form.findFirst({
    where: { reviewId: id, workspaceId },
    select: { version: true, content: true },
  })
  if (form?.version !== version) throw refusals.savedElsewhere()
  return formContentSchema.parse(form.content)
}

function ensureFinished(actor: Actor, content: FormContent) {
  if (content.title.trim() === '') throw refusals.titleMissing()
  const faults = faultMessages(content.questions)
  if (faults.length > 0) throw refusals.questionsUnfinished(faults)
  const subjectId = subjectOf(content, actor.memberId)
  if (content.about === 'person' && subjectId === null) throw refusals.subjectMissing()
  if (!canAskAbout(actor, subjectId)) throw refusals.onlyAboutYourself()
  if (closingFault(content, now())) throw refusals.closesInPast()
  const sharedWithIds = sharedReaders(content, actor.memberId)
  return { subjectId, closesAt: closingOf(content) ?? null, sharedWithIds }
}

function ensureAskable(actor: Actor, content: FormContent, { members, emails }: Audience) {
  const count = members.length + emails.length
  if (count === 0) throw refusals.nobodyAsked()
  if (!canAskSoMany(actor, count)) throw refusals.tooManyForMember()
  if (count > limits.respondents) throw refusals.tooManyAsked(count)
  if (content.anonymity === 'ANONYMOUS' && count < ANONYMITY_FLOOR) throw refusals.tooFewForAnonymous(count)
  return count
}

/** The questions as they stand now: a later change of the form reaches no answer. */
async function copyQuestions(tx: Tx, workspaceId: string, reviewId: string, { questions }: FormContent) {
  const rows = questions.map((question, position) => ({ id: randomUUID(), position, question }))
  await tx.question.createMany({
    data: rows.map(({ id, position, question: { type, questionText, isRequired, ...rest } }) => ({
      id,
      workspaceId,
      reviewId,
      position,
      type,
      text: questionText.trim(),
      isRequired,
      lowest: type === 'scale' ? rest.lowerLabel : type === 'rating' ? 1 : null,
      highest: type === 'scale' ? rest.higherLabel : type === 'rating' ? 10 : null,
      editableFeedback: type === 'rating' && rest.editableFeedback,
      ratingFeedback: rest.ratingFeedback.trim() || 'Rating',
    })),
  })
  await tx.questionOption.createMany({
    data: rows.flatMap(({ id: questionId, question }) =>
      question.options.map(({ optionText }, position) => ({
        workspaceId,
        questionId,
        position,
        text: optionText.trim(),
      })),
    ),
  })
}

/** Writes down who is asked, and returns the codes of those who have no account: the only time they are known. */
async function addRespondents(
  tx: Tx,
  workspaceId: string,
  reviewId: string,
  audience: Audience,
  closesAt: Date | null,
) {
  const createdAt = now()
  const outside = audience.emails.map((email) => ({ email, code: newToken(), assigneeId: randomUUID() }))
  const members = audience.members.map(({ memberId, relationship }) => ({ memberId, relationship, id: randomUUID() }))
  const externals = outside.map(({ assigneeId }) => ({
    id: assigneeId,
    memberId: null,
    relationship: 'EXTERNAL' as const,
  }))
  await tx.reviewAssignee.createMany({
    data: [...members, ...externals].map((assignee) => ({ ...assignee, workspaceId, reviewId, createdAt })),
  })
  await tx.externalReviewer.createMany({
    data: outside.map(({ email, code, assigneeId }) => ({
      workspaceId,
      reviewId,
      assigneeId,
      email,
      codeHash: hashToken(code),
      expiresAt: closesAt ?? daysFrom(createdAt, EXTERNAL_LINK_DAYS),
    })),
  })
  return outside
}

/**
 * Sends a finished draft: copies its questions, writes down everybody asked and tells each of them once. Refuses, naming
 * the field, what is missing or not allowed. Sending again changes nothing.
 */
export function publishReview(actor: Actor, input: PublishReviewInput) {
  const { workspaceId } = actor
  const reviewId = input.id
  return transaction(async (tx) => {
    const content = await claimDraft(tx, actor, input)
    if (content === null) return { id: reviewId }
    const { subjectId, closesAt, sharedWithIds } = ensureFinished(actor, content)
    const audience = await findAudience(tx, actor, { ...content, subjectId, sharedWithIds })
    const askedCount = ensureAskable(actor, content, audience)

    const { anonymity, seenBySubject, seenByManager, seenByAdmins, timeZone } = content
    const isAbout = subjectId !== null
    const title = content.title.trim()
    const publishedAt = now()
    await tx.review.update({
      where: { id: reviewId },
      data: {
        ...{
          status: 'ACTIVE',
          subjectId,
          title,
          description: content.description.trim(),
          anonymity,
          timeZone,
          closesAt,
        },
        ...{ seenBySubject: isAbout && seenBySubject, seenByManager: isAbout && seenByManager, seenByAdmins },
        ...{ askedCount, publishedAt, responseKey: anonymity === 'ANONYMOUS' ? newKey() : null },
      },
    })
    await copyQuestions(tx, workspaceId, reviewId, content)
    await tx.sharedReview.createMany({ data: sharedWithIds.map((memberId) => ({ workspaceId, reviewId, memberId })) })
    const outside = await addRespondents(tx, workspaceId, reviewId, audience, closesAt)
    await reviewRequested(tx, actor, { id: reviewId, title, content, subjectId, closesAt, audience, outside })
    return { id: reviewId }
  })
}
