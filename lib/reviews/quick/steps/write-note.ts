import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { settingsOf } from '@/lib/reviews/drafting/rules/sent-form'
import { copyQuestions } from '@/lib/reviews/drafting/steps/copy-questions'
import { findNewcomers } from '@/lib/reviews/respondents/queries/find-added-people'
import type { FormContent } from '@/lib/reviews/schema'

type Note = { id: string; content: FormContent; subjectId: string; text: string }

/** The one response of a note, by its author: on no list of people asked, and read as every answer with a name is. */
async function writeResponse(tx: Tx, actor: Actor, { id: reviewId, subjectId, text }: Note, at: Date) {
  const { workspaceId, memberId } = actor
  const [author] = await findNewcomers(tx, { workspaceId, subjectId }, [memberId])
  const relationship = author?.relationship ?? 'OTHER'
  const { id: questionId } = await tx.question.findFirstOrThrow({ where: { reviewId }, select: { id: true } })
  const { id: assigneeId } = await tx.reviewAssignee.create({
    data: {
      ...{ workspaceId, reviewId, memberId, relationship, createdAt: at },
      ...{ status: 'GIVEN', isUnasked: true, isViewed: true },
    },
    select: { id: true },
  })
  const sent = { workspaceId, reviewId, assigneeId, status: 'SUBMITTED', submittedAt: at } as const
  const { id: responseId } = await tx.response.create({ data: sent, select: { id: true } })
  await tx.answer.create({
    data: { workspaceId, reviewId, responseId, questionId, relationship, text, isCounted: true },
    select: { id: true },
  })
}

/** Turns a draft into a note that is released from its first moment. */
export async function writeNote(tx: Tx, actor: Actor, note: Note) {
  const { id, content, subjectId } = note
  const { workspaceId, memberId: creatorId } = actor
  const at = now()
  await tx.review.update({
    where: { id },
    data: {
      ...settingsOf(content, { creatorId, subjectId }),
      ...{ subjectId, status: 'RELEASED', askedCount: 1, answeredCount: 1 },
      ...{ publishedAt: at, closedAt: at, releasedAt: at, releasedById: creatorId },
    },
    select: { id: true },
  })
  await copyQuestions(tx, { workspaceId, reviewId: id }, content)
  await writeResponse(tx, actor, note, at)
}
