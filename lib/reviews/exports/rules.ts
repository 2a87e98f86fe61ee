import type { QuestionView, AnswerParts } from '@/lib/reviews/responses/rules/answers'
import { questionNumbers } from '@/lib/reviews/model/rules/conditions'
import type { ReviewKind, Relationship, QuestionType, ExportFormat } from '@/lib/platform/generated/prisma/enums'
import { reviewType } from '@/lib/reviews/model/rules/review-badges'
import { questionTypeLabels, kinds } from '@/lib/reviews/model/rules/question-types'
import { relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import { isoIn } from '@/lib/shared/zones'
import { fileNameOf } from '@/lib/shared/files'
import { formatDate } from '@/lib/shared/dates'

export const EXPORT_JOB = 'review.export'

export type Origin = { kind: ReviewKind; title: string; subjectName: string | null }

/** `number` is the one on the screen. */
export type Numbered = QuestionView & { number: string }

export const numbered = (questions: readonly QuestionView[]): Numbered[] => {
  const numbers = questionNumbers(questions.map(({ followsId }) => followsId !== null))
  return questions.map((question, index) => ({ ...question, number: numbers[index] ?? '' }))
}

type Author = { authorName: string; relationship: Relationship; submittedAt: Date }

const heads = [
  'Feedback',
  'About',
  'Type',
  'Question number',
  'Question',
  'Question type',
  'Name',
  'Relationship',
  'Sent',
]
const values = ['Score', 'Yes or no', 'Choices', 'Text', 'Answers']

export const longColumns = [...heads, ...values]

type Value = { score?: string; yes?: string; choices?: string; text?: string; count: number | string }

/** A quick question names no subject. */
function origin({ kind, title, subjectName }: Origin) {
  const about = kind === 'QUICK' ? null : subjectName
  return [title, about ?? '', reviewType(about)]
}

const valueCells = ({ score = '', yes = '', choices = '', text = '', count }: Value) => [
  score,
  yes,
  choices,
  text,
  String(count),
]

const chosen = (question: QuestionView, optionIds: string[]) =>
  question.options.filter(({ id }) => optionIds.includes(id)).map(({ text }) => text)

const yesOrNo = (yes: boolean | null) => (yes === null ? '' : yes ? 'Yes' : 'No')

export function longAnswer(from: Origin, question: Numbered, by: Author, parts: AnswerParts, zone: string) {
  const { score, yes, optionIds, text } = parts
  return [
    ...origin(from),
    question.number,
    question.text,
    questionTypeLabels[question.type],
    by.authorName,
    relationshipLabels[by.relationship],
    isoIn(by.submittedAt, zone),
    ...valueCells({
      score: score === null ? '' : String(score),
      yes: yesOrNo(yes),
      choices: chosen(question, optionIds).join('; '),
      text: text ?? '',
      count: 1,
    }),
  ]
}

export const longCount = (
  from: Origin,
  { number, text, type }: { number: string; text: string; type: QuestionType },
  value: Value,
) => [...origin(from), number, text, questionTypeLabels[type], '', '', '', ...valueCells(value)]

const needsWords = ({ type, editableFeedback }: Pick<QuestionView, 'type' | 'editableFeedback'>) =>
  kinds[type].words === 'comment' && editableFeedback

/** A comment beside a figure has its own column. */
export const wideColumns = (questions: readonly Numbered[]) => [
  'Feedback',
  'About',
  'Type',
  'Name',
  'Relationship',
  'Sent',
  ...questions.flatMap((question) => {
    const name = `${question.number}. ${question.text}`
    return needsWords(question) ? [name, `${name} (${question.ratingFeedback})`] : [name]
  }),
]

function wideCell(question: QuestionView, parts: AnswerParts | undefined) {
  if (!parts) return ''
  const { score, yes, optionIds, text } = parts
  if (score !== null) return String(score)
  if (yes !== null) return yesOrNo(yes)
  if (optionIds.length > 0) return chosen(question, optionIds).join('; ')
  return kinds[question.type].words === 'comment' ? '' : (text ?? '')
}

export const wideAnswers = (
  from: Origin,
  questions: readonly QuestionView[],
  by: Author & { answers: Record<string, AnswerParts> },
  zone: string,
) => [
  ...origin(from),
  by.authorName,
  relationshipLabels[by.relationship],
  isoIn(by.submittedAt, zone),
  ...questions.flatMap((question) => {
    const parts = by.answers[question.id]
    return needsWords(question) ? [wideCell(question, parts), parts?.text ?? ''] : [wideCell(question, parts)]
  }),
]

const endings: Record<ExportFormat, string> = { CSV_LONG: '.csv', CSV_WIDE: ' by person.csv' }

/** Leaves out characters that file systems refuse. */
export const exportFileName = (title: string, format: ExportFormat, at: Date, zone: string) =>
  `${fileNameOf(title, 'Feedback')} ${formatDate(at, 'YYYY-MM-DD', zone)}${endings[format]}`
