import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { ensureSame, transaction, type Tx } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import { noteGiven } from '@/lib/reviews/quick/notices'
import { hasNoAccess, noManagerReads, notToYourself } from '@/lib/reviews/quick/refusals'
import { noSuchPerson } from '@/lib/members/people/refusals'
import { noteForm } from '@/lib/reviews/quick/rules/quick-forms'
import type { GiveNoteInput } from '@/lib/reviews/quick/schema'
import { now } from '@/lib/platform/clock'
import { settingsOf } from '@/lib/reviews/drafting/rules/sent-form'
import { copyQuestions } from '@/lib/reviews/drafting/steps/copy-questions'
import { findAddedPeople } from '@/lib/reviews/respondents/queries/find-added-people'
import type { FormContent } from '@/lib/reviews/model/schema'
import { listActingManagers } from '@/lib/teams/memberships/queries/list-acting-managers'

async function findSubject(tx: Tx, { workspaceId, memberId }: Actor, id: string): Promise<Colleague> {
  const select = { status: true, user: { select: { email: true, firstName: true, lastName: true } } } as const
  const found = await tx.member.findFirst({ where: { id, workspaceId }, select })
  if (!found) throw noSuchPerson()
  if (id === memberId) throw notToYourself('memberId')
  const name = fullName(found.user)
  if (found.status !== 'ACTIVE') throw hasNoAccess(name)
  return { memberId: id, name, email: found.user.email }
}

type Note = { id: string; content: FormContent; subjectId: string; text: string }

/** The author is no respondent on the list, but their response is read like any named answer. */
async function writeResponse(tx: Tx, actor: Actor, { id: reviewId, subjectId, text }: Note, at: Date) {
  const { workspaceId, memberId } = actor
  const [author] = await findAddedPeople(tx, { workspaceId, subjectId }, [memberId])
  const relationship = author?.relationship ?? 'OTHER'
  const { id: questionId } = await tx.question.findFirstOrThrow({ where: { reviewId }, select: { id: true } })
  const { id: assigneeId } = await tx.reviewAssignee.create({
    data: {
      workspaceId,
      reviewId,
      memberId,
      relationship,
      createdAt: at,
      status: 'GIVEN',
      isUnasked: true,
      isViewed: true,
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

/** A note is released from the start. */
async function writeNote(tx: Tx, actor: Actor, note: Note) {
  const { id, content, subjectId } = note
  const { workspaceId, memberId: creatorId } = actor
  const at = now()
  await tx.review.update({
    where: { id },
    data: {
      ...settingsOf(content, { creatorId, subjectId }),
      subjectId,
      status: 'RELEASED',
      askedCount: 1,
      answeredCount: 1,
      publishedAt: at,
      closedAt: at,
      releasedAt: at,
      releasedById: creatorId,
    },
    select: { id: true },
  })
  await copyQuestions(tx, { workspaceId, reviewId: id }, content)
  await writeResponse(tx, actor, note, at)
}

type SentNote = { text: string | null; subjectId: string | null; seenByManager: boolean }

async function ensureSameNote(tx: Tx, id: string, sent: SentNote) {
  const { answers, ...stored } = await tx.review.findUniqueOrThrow({
    where: { id },
    select: { subjectId: true, seenByManager: true, answers: { select: { text: true } } },
  })
  ensureSame({ ...stored, text: answers[0]?.text ?? null }, sent)
}

/**
 * Gives a colleague unrequested feedback, which they, and their managers if the actor chose so, read immediately.
 * Sending again changes nothing.
 */
export const giveNote = (actor: Actor, { madeId, memberId, text, readers }: GiveNoteInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const subject = await findSubject(tx, actor, memberId)
    const hasManager = readers === 'manager'
    const managers = hasManager ? await listActingManagers(tx, actor, [memberId]) : []
    if (hasManager && managers.length === 0) throw noManagerReads(subject.name)
    const content = noteForm({ subject, hasManager, timeZone: actor.timeZone })
    const { id } = await beginDraft(tx, actor, { madeId, content, kind: 'NOTE' })
    const { status } = await lockDraft(tx, actor, id)
    if (status !== 'DRAFT') {
      await ensureSameNote(tx, id, { text, subjectId: memberId, seenByManager: hasManager })
      return { id }
    }
    await writeNote(tx, actor, { id, content, subjectId: memberId, text })
    await noteGiven(tx, actor, { id, subject, managers, text })
    return { id }
  })
