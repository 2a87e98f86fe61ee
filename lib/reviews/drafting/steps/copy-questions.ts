import 'server-only'
import type { QuestionDraft, FormContent } from '@/lib/reviews/model/schema'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { rangeOf } from '@/lib/reviews/model/rules/question-faults'
import type { Tx } from '@/lib/platform/db'
import { randomUUID } from 'node:crypto'

type Draft = { id: string; position: number; question: QuestionDraft }

/** All null for a question that is always asked. */
function conditionOf({ follows }: QuestionDraft, rows: readonly Draft[]) {
  const leader = follows && rows.find(({ question }) => question.key === follows.key)
  if (!leader) return { followsId: null, followsWhen: null, followsValue: null }
  return { followsId: leader.id, followsWhen: follows.when, followsValue: follows.value }
}

function rowOf({ id, position, question }: Draft, rows: readonly Draft[]) {
  const { type, questionText, help, isRequired, isMultiple, editableFeedback, ratingFeedback } = question
  const { figure, words } = kinds[type]
  const { lowest, highest } = figure === 'mean' ? rangeOf(question) : { lowest: null, highest: null }
  return {
    id,
    position,
    type,
    isRequired,
    isMultiple,
    lowest,
    highest,
    text: questionText.trim(),
    help: help.trim(),
    editableFeedback: words === 'comment' && editableFeedback,
    ratingFeedback: ratingFeedback.trim() || 'Rating',
    ...conditionOf(question, rows),
  }
}

/** Answers refer to copies, so that a later change of the form does not reach them. */
export async function copyQuestions(
  tx: Tx,
  { workspaceId, reviewId }: { workspaceId: string; reviewId: string },
  { questions }: Pick<FormContent, 'questions'>,
) {
  const rows = questions.map((question, position) => ({ id: randomUUID(), position, question }))
  const written = rows.map((row) => ({ ...rowOf(row, rows), workspaceId, reviewId }))
  // Follow-ups refer to their leaders, which are written first.
  await tx.question.createMany({ data: written.filter(({ followsId }) => followsId === null) })
  await tx.question.createMany({ data: written.filter(({ followsId }) => followsId !== null) })
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
