import { isDrawable, type Bar, type DocumentPart, type Fact } from '@/lib/shared/document'
import { fullCount, plural } from '@/lib/shared/text'
import { namesInWords } from '../../readers/rules'
import type { Eyes } from '../../results/rules'
import { datesInWords, groupLabels } from '../../rules'
import type { QuestionSummary } from '../../results/summary/rules'
import { figureInWords, keyFigure } from '../../results/tallies/rules'
import type { TextAnswer } from '../../results/texts/rules'
import { questionTypeLabels } from '../../schema'

/** What a document says of a review before its questions. */
export type DocumentHead = {
  title: string
  description: string
  creatorName: string
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
  eyes: Eyes
}

const aboutOf = ({ subjectName }: DocumentHead) => subjectName ?? 'Nobody in particular'

const answeredOf = ({ answeredCount, askedCount }: DocumentHead) =>
  `${fullCount(answeredCount)} of ${fullCount(askedCount)}`

const nobodyByName = 'These answers are read without names, so nothing here says what one person answered.'

/** What stands above the questions of one review: as the title of a document of its own, or as a section of a round. */
export function headParts(head: DocumentHead, zone: string, isAlone: boolean): DocumentPart[] {
  const { title, description, creatorName, anonymity, readers, eyes } = head
  const begin: DocumentPart[] = isAlone
    ? [{ kind: 'title', text: title }]
    : [{ kind: 'page' }, { kind: 'section', text: aboutOf(head) }, { kind: 'note', text: title }]
  const rows: Fact[] = [
    ['Asked by', creatorName],
    ['About', aboutOf(head)],
    ...datesInWords(head, zone),
    ['Answered', answeredOf(head)],
    ['Names', namesInWords[anonymity]],
    ['Read by', readers],
  ]
  return [
    ...begin,
    ...(description.trim() === '' ? [] : [{ kind: 'paragraph' as const, text: description }]),
    { kind: 'facts', rows },
    ...(eyes.seesNames ? [] : [{ kind: 'note' as const, text: nobodyByName }]),
  ]
}

const leftOut = (count: number) =>
  `${plural(count, 'form is', 'forms are')} not in this document: nothing of them is shown to you, or nobody has answered yet.`

/** The first page of a round: whom it is about, and how many answered. */
export function roundParts(title: string, heads: readonly DocumentHead[], leftOutCount: number): DocumentPart[] {
  const rows = heads.map((head) => [aboutOf(head), answeredOf(head), head.badge.label])
  return [
    { kind: 'title', text: title },
    { kind: 'table', heads: ['About', 'Answered', 'State'], rows },
    ...(leftOutCount === 0 ? [] : [{ kind: 'note' as const, text: leftOut(leftOutCount) }]),
  ]
}

const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of)

const countBar = (label: string, count: number, of: number): Bar => {
  const share = shareOf(count, of)
  return { label, share, shown: `${fullCount(count)} (${Math.round(share * 100)}%)` }
}

/** A bar for each value the question could take, of the same numbers as on the screen. */
function barsOf({ type, distribution, yes, no, options, answered }: QuestionSummary): Bar[] {
  if (type === 'yesno') return [countBar('Yes', yes, yes + no), countBar('No', no, yes + no)]
  if (type === 'checkbox') return options.map(({ text, count }) => countBar(text, count, answered))
  const scored = distribution.reduce((sum, { count }) => sum + count, 0)
  return distribution.map(({ value, count }) => countBar(String(value), count, scored))
}

function groupBars({ type, groups, distribution }: QuestionSummary): Bar[] {
  const [lowest, highest] = [distribution.at(0)?.value ?? 0, distribution.at(-1)?.value ?? 100]
  return groups.map(({ group, value, people }) => ({
    label: group === 'OTHERS' ? 'Everybody else' : groupLabels[group],
    share: shareOf(value - lowest, highest - lowest),
    shown: `${figureInWords(type, value)} (n = ${fullCount(people)})`,
  }))
}

/** The mean or the share of yes, and how many it is of. */
function figureOf(question: QuestionSummary) {
  const figure = keyFigure(question.type, question)
  if (figure === null) return false
  const name = question.type === 'yesno' ? 'Yes' : 'Mean'
  return `${name} ${figureInWords(question.type, figure.value)} (n = ${fullCount(figure.people)})`
}

function factsOf(question: QuestionSummary) {
  const { type, isHidden, answered, follows, hiddenCount } = question
  const answers = plural(answered, 'answer')
  const isAskedOfSome = follows !== null && follows.asked > 0
  return [
    questionTypeLabels[type],
    !isHidden && answered > 0 && (isAskedOfSome ? `${answers}, asked of ${fullCount(follows.asked)}` : answers),
    !isHidden && figureOf(question),
    hiddenCount > 0 && `${fullCount(hiddenCount)} hidden`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function endsOf({ lowEnd, highEnd, distribution }: QuestionSummary) {
  const ends = [distribution.at(0), distribution.at(-1)]
  const named = [lowEnd, highEnd].flatMap((text, at) => (text && ends[at] ? [`${ends[at].value}: ${text}`] : []))
  return named.join(' · ')
}

function contentOf(question: QuestionSummary): DocumentPart[] {
  const { isHidden, answered, type } = question
  if (isHidden)
    return [{ kind: 'note', text: 'Too few people answered this question, so what they said stays hidden.' }]
  if (answered === 0) return [{ kind: 'note', text: 'Nobody answered this question.' }]
  const [bars, groups, ends] = [barsOf(question), groupBars(question), endsOf(question)]
  const caption = type === 'yesno' ? 'Share of yes by group' : 'Mean by group'
  return [
    ...(bars.length === 0 ? [] : [{ kind: 'bars' as const, caption: null, rows: bars }]),
    ...(ends === '' ? [] : [{ kind: 'note' as const, text: ends }]),
    ...(groups.length === 0 ? [] : [{ kind: 'bars' as const, caption, rows: groups }]),
  ]
}

/** One question with its figures; what was written follows it. */
export function questionParts(question: QuestionSummary): DocumentPart[] {
  const { number, text, follows } = question
  return [
    { kind: 'heading', text: `${number}. ${text}` },
    ...(follows === null ? [] : [{ kind: 'note' as const, text: `Asked if the answer was ${follows.condition}` }]),
    { kind: 'note', text: factsOf(question) },
    ...contentOf(question),
  ]
}

/** What somebody wrote; where a sign of it cannot be drawn, that is said. */
export function textParts({ text, authorName }: Pick<TextAnswer, 'text' | 'authorName'>): DocumentPart[] {
  const drawn: DocumentPart = { kind: 'quote', text, by: authorName }
  if (isDrawable(text + (authorName ?? ''))) return [drawn]
  return [drawn, { kind: 'note', text: 'The typeface lacks some of these signs; they are whole in the table.' }]
}
