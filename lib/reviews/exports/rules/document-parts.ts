import { namesInWords } from '@/lib/reviews/model/rules/privacy'
import type { Eyes } from '@/lib/reviews/results/rules/shown-results'
import { keyFigure, figureInWords, type TextAnswer } from '@/lib/reviews/results/rules/tallies'
import { fullCount, plural, wholePercent, percentsOfTwo } from '@/lib/shared/text'
import { isDrawable, OMISSION, type DocumentPart, type Fact, type Bar } from '@/lib/shared/document'
import { reviewType } from '@/lib/reviews/model/rules/review-badges'
import { datesInWords } from '@/lib/reviews/model/rules/review-dates'
import { formatDate } from '@/lib/shared/dates'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import * as words from '@/lib/reviews/results/rules/summary-words'
import { kinds } from '@/lib/reviews/model/rules/question-types'

export type DocumentHead = {
  title: string
  description: string
  creatorName: string
  /** Null when the creator released it. */
  releaserName: string | null
  subjectName: string | null
  anonymity: keyof typeof namesInWords
  readers: string
  badge: { label: string }
  askedCount: number
  answeredCount: number
  publishedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  releasedAt: Date | null
  acknowledgedAt: Date | null
  /** Null when this reader may not see it. */
  releaseNote: string | null
  acknowledgement: string | null
  eyes: Eyes
}

type Written = Pick<TextAnswer, 'text' | 'authorName'>

const aboutOf = ({ subjectName }: DocumentHead) => subjectName ?? 'Nobody in particular'

const answeredOf = ({ answeredCount, askedCount }: DocumentHead) =>
  `${fullCount(answeredCount)} of ${fullCount(askedCount)}`

const nobodyByName = 'These answers are read without names, so nothing here says what one person answered.'

/** Says that some characters could not be drawn and where to read them. */
function omissionParts(texts: readonly (string | null)[], elsewhere: string): DocumentPart[] {
  if (texts.every((text) => text === null || isDrawable(text))) return []
  return [
    { kind: 'note', text: `${OMISSION} stands for signs this document cannot show. They are whole ${elsewhere}.` },
  ]
}

const onScreen = 'on the screen'
const inTable = 'in the exported table'

/** Names both, because creator and subject wrote it to each other. */
function releaseParts({ releaseNote, acknowledgement, ...names }: DocumentHead): DocumentPart[] {
  const quotes = [
    { text: releaseNote, by: names.releaserName ?? names.creatorName },
    { text: acknowledgement, by: names.subjectName },
  ].flatMap(({ text, by }) => (text === null ? [] : [{ kind: 'quote' as const, text, by }]))
  if (quotes.length === 0) return []
  return [
    { kind: 'heading', text: 'Said with the release' },
    ...quotes,
    ...omissionParts([releaseNote, acknowledgement], onScreen),
  ]
}

/** Opens a document as its title or, in a round, as a section. */
export function headParts(head: DocumentHead, zone: string, isAlone: boolean): DocumentPart[] {
  const { title, description, creatorName, anonymity, readers, eyes } = head
  const begin: DocumentPart[] = isAlone
    ? [{ kind: 'title', text: title }]
    : [{ kind: 'page' }, { kind: 'section', text: aboutOf(head) }, { kind: 'note', text: title }]
  const rows: Fact[] = [
    ['Asked by', creatorName],
    ['About', aboutOf(head)],
    ['Type', reviewType(head.subjectName)],
    ...datesInWords(head, zone),
    ['Answered', answeredOf(head)],
    ['Names', namesInWords[anonymity]],
    ['Read by', readers],
  ]
  return [
    ...begin,
    ...(description.trim() === '' ? [] : [{ kind: 'paragraph' as const, text: description }]),
    { kind: 'facts', rows },
    ...omissionParts([title, description, ...rows.map(([, value]) => value)], onScreen),
    ...(eyes.seesNames ? [] : [{ kind: 'note' as const, text: nobodyByName }]),
    ...releaseParts(head),
  ]
}

/** The title comes last, because it may be too long for the line. */
export const footerOf = (workspaceName: string, title: string, at: Date, zone: string) =>
  [workspaceName, `as of ${formatDate(at, 'MMM DD, YYYY', zone)}`, title].join(' · ')

const leftOut = (count: number) =>
  `${plural(count, 'form is', 'forms are')} not in this document: nothing of them is shown to you, or nobody has answered yet.`

export function roundParts(title: string, heads: readonly DocumentHead[], leftOutCount: number): DocumentPart[] {
  const rows = heads.map((head) => [aboutOf(head), answeredOf(head), head.badge.label])
  return [
    { kind: 'title', text: title },
    { kind: 'table', heads: ['About', 'Answered', 'State'], rows },
    ...omissionParts([title, ...rows.flat()], onScreen),
    ...(leftOutCount === 0 ? [] : [{ kind: 'note' as const, text: leftOut(leftOutCount) }]),
  ]
}

const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of)

function countBar(label: string, count: number, of: number, percent = wholePercent(shareOf(count, of) * 100)): Bar {
  return { label, share: shareOf(count, of), shown: `${fullCount(count)} (${percent}%)` }
}

function yesNoBars({ yes, no }: QuestionSummary) {
  const [yesPercent, noPercent] = percentsOfTwo(yes, no)
  return [countBar('Yes', yes, yes + no, yesPercent), countBar('No', no, yes + no, noPercent)]
}

function barsOf(question: QuestionSummary): Bar[] {
  const { type, distribution, options, answered } = question
  if (type === 'yesno') return yesNoBars(question)
  if (type === 'checkbox') return options.map(({ text, count }) => countBar(text, count, answered))
  const scored = distribution.reduce((sum, { count }) => sum + count, 0)
  return distribution.map(({ value, count }, at) => countBar(`${value}${endOf(question, at)}`, count, scored))
}

function endOf({ lowEnd, highEnd, distribution }: QuestionSummary, at: number) {
  const end = at === 0 ? lowEnd : at === distribution.length - 1 ? highEnd : ''
  return end === '' ? '' : ` – ${end}`
}

function groupBars(question: QuestionSummary) {
  const { caption, rows, ends } = words.groupRows(question)
  const [lowest, highest] = ends
  const bars = rows.map(({ label, value, shown, people }): Bar => ({
    label,
    share: shareOf(value - lowest, highest - lowest),
    shown: `${shown} · ${plural(people, 'person', 'people')}`,
  }))
  return { kind: 'bars' as const, caption, rows: bars }
}

function figureOf(question: QuestionSummary) {
  const { type, answered } = question
  const figure = keyFigure(type, question)
  if (figure === null) return false
  const said = `${kinds[type].figure === 'share' ? 'Yes' : 'Mean'} ${figureInWords(type, figure.value)}`
  return figure.people === answered ? said : `${said} of ${plural(figure.people, 'answer')}`
}

function contentOf(question: QuestionSummary): DocumentPart[] {
  const nothing = words.nothingInWords(question)
  if (nothing !== null) return [{ kind: 'note', text: nothing }]
  const bars = { kind: 'bars' as const, caption: null, rows: barsOf(question) }
  return [bars, groupBars(question)].filter(({ rows }) => rows.length > 0)
}

export function questionParts(question: QuestionSummary): DocumentPart[] {
  const { number, text, follows } = question
  return [
    { kind: 'heading', text: `${number}. ${text}` },
    ...(follows === null ? [] : [{ kind: 'note' as const, text: words.followsInWords(follows) }]),
    { kind: 'note', text: words.factsOf(question, figureOf(question)).filter(Boolean).join(' · ') },
    ...contentOf(question),
    ...omissionParts([text, ...question.options.map((option) => option.text)], inTable),
  ]
}

export const textPart = ({ text, authorName }: Written): DocumentPart => ({ kind: 'quote', text, by: authorName })

export const afterTexts = (texts: readonly Written[]) =>
  omissionParts(
    texts.flatMap(({ text, authorName }) => [text, authorName]),
    inTable,
  )
