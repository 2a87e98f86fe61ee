import { isDrawable, OMISSION, type Bar, type DocumentPart, type Fact } from '@/lib/shared/document'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, plural } from '@/lib/shared/text'
import { namesInWords } from '../../readers/rules'
import type { Eyes } from '../../rules'
import { datesInWords, groupLabels, reviewType } from '../../../rules'
import type { QuestionSummary } from '../../summary/rules'
import { figureInWords, keyFigure } from '../../tallies/rules'
import type { TextAnswer } from '../../texts/rules'
import { questionTypeLabels } from '../../../schema'

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
  /** What its creator said with the release, and what its subject answered, as far as this reader may know. */
  releaseNote: string | null
  acknowledgement: string | null
  eyes: Eyes
}

type Written = Pick<TextAnswer, 'text' | 'authorName'>

const aboutOf = ({ subjectName }: DocumentHead) => subjectName ?? 'Nobody in particular'

const answeredOf = ({ answeredCount, askedCount }: DocumentHead) =>
  `${fullCount(answeredCount)} of ${fullCount(askedCount)}`

const nobodyByName = 'These answers are read without names, so nothing here says what one person answered.'

/** What says, after these texts, that some of their signs could not be drawn, and where they can be read. */
function omissionParts(texts: readonly (string | null)[], elsewhere: string): DocumentPart[] {
  if (texts.every((text) => text === null || isDrawable(text))) return []
  return [
    { kind: 'note', text: `${OMISSION} stands for signs this document cannot show. They are whole ${elsewhere}.` },
  ]
}

const onScreen = 'on the screen'
const inTable = 'in the exported table'

/** What was said with the release, and what came back, by name: the two of them wrote it to each other. */
function releaseParts({ releaseNote, acknowledgement, creatorName, subjectName }: DocumentHead): DocumentPart[] {
  const quotes = [
    { text: releaseNote, by: creatorName },
    { text: acknowledgement, by: subjectName },
  ].flatMap(({ text, by }) => (text === null ? [] : [{ kind: 'quote' as const, text, by }]))
  if (quotes.length === 0) return []
  return [
    { kind: 'heading', text: 'Said with the release' },
    ...quotes,
    ...omissionParts([releaseNote, acknowledgement], onScreen),
  ]
}

/** What stands above the questions of one review: as the title of a document of its own, or as a section of a round. */
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

/** What stands at the foot of every page: whose it is, of which day, and of what, which may be too long for the line. */
export const footerOf = (workspaceName: string, title: string, at: Date, zone: string) =>
  [workspaceName, `as of ${formatDate(at, 'MMM DD, YYYY', zone)}`, title].join(' · ')

const leftOut = (count: number) =>
  `${plural(count, 'form is', 'forms are')} not in this document: nothing of them is shown to you, or nobody has answered yet.`

/** The first page of a round: whom it is about, and how many answered. */
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

const countBar = (label: string, count: number, of: number): Bar => {
  const share = shareOf(count, of)
  return { label, share, shown: `${fullCount(count)} (${Math.round(share * 100)}%)` }
}

/** A bar for each value the question could take, of the same numbers as on the screen. */
function barsOf(question: QuestionSummary): Bar[] {
  const { type, distribution, yes, no, options, answered } = question
  if (type === 'yesno') return [countBar('Yes', yes, yes + no), countBar('No', no, yes + no)]
  if (type === 'checkbox') return options.map(({ text, count }) => countBar(text, count, answered))
  const scored = distribution.reduce((sum, { count }) => sum + count, 0)
  return distribution.map(({ value, count }, at) => countBar(`${value}${endOf(question, at)}`, count, scored))
}

/** What the lowest and the highest value mean, in the words of the form. */
function endOf({ lowEnd, highEnd, distribution }: QuestionSummary, at: number) {
  const end = at === 0 ? lowEnd : at === distribution.length - 1 ? highEnd : ''
  return end === '' ? '' : ` – ${end}`
}

function groupBars({ type, groups, distribution }: QuestionSummary): Bar[] {
  const [lowest, highest] = [distribution.at(0)?.value ?? 0, distribution.at(-1)?.value ?? 100]
  return groups.map(({ group, value, people }) => ({
    label: group === 'OTHERS' ? 'Everybody else' : groupLabels[group],
    share: shareOf(value - lowest, highest - lowest),
    shown: `${figureInWords(type, value)} · ${plural(people, 'person', 'people')}`,
  }))
}

/** The mean or the share of yes, and how many it is of where not everybody who answered gave one. */
function figureOf(question: QuestionSummary) {
  const { type, answered } = question
  const figure = keyFigure(type, question)
  if (figure === null) return false
  const words = `${type === 'yesno' ? 'Yes' : 'Mean'} ${figureInWords(type, figure.value)}`
  return figure.people === answered ? words : `${words} of ${plural(figure.people, 'answer')}`
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

function contentOf(question: QuestionSummary): DocumentPart[] {
  const { isHidden, answered, type } = question
  if (isHidden)
    return [{ kind: 'note', text: 'Too few people answered this question, so what they said stays hidden.' }]
  if (answered === 0) return [{ kind: 'note', text: 'Nobody answered this question.' }]
  const [bars, groups] = [barsOf(question), groupBars(question)]
  const caption = type === 'yesno' ? 'Share of yes by group' : 'Mean by group'
  return [
    ...(bars.length === 0 ? [] : [{ kind: 'bars' as const, caption: null, rows: bars }]),
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
    ...omissionParts([text, ...question.options.map((option) => option.text)], inTable),
  ]
}

/** What somebody wrote, and who, where that may be seen. */
export const textPart = ({ text, authorName }: Written): DocumentPart => ({ kind: 'quote', text, by: authorName })

/** What stands below all that was written to one question. */
export const afterTexts = (texts: readonly Written[]) =>
  omissionParts(
    texts.flatMap(({ text, authorName }) => [text, authorName]),
    inTable,
  )
