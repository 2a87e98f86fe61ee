import { kinds } from '@/lib/reviews/model/rules/question-types'
import { shortTitle } from '@/lib/reviews/model/rules/short-title'
import { plural } from '@/lib/shared/text'
import { agreementOf, type Agreement } from './agreement'
import type { Quote } from './quotes'
import type { GroupFigure, QuestionSummary } from './summary'
import { figureDifference, figureInWords, keyFigure, type KeyFigure } from './tallies'

/** `share` is the position on the scale, in percent. */
export type Score = { shown: string; share: number; people: number }

export type ScoreRow = {
  id: string
  number: string
  title: string
  text: string
  all: Score
  groups: Partial<Record<GroupFigure['group'], Score>>
  /** Counts per answer, lowest first. */
  spread: number[]
  agreement: Agreement | null
  /** Change since the previous round; null when not compared. */
  change: { by: number; words: string } | null
}

/** `shown` includes the top of the scale: "4.2 of 5". */
export type RankedQuestion = { id: string; title: string; shown: string; share: number; isTied: boolean }

/** A question on which the subject and the others differ. */
export type Gap = { id: string; title: string; self: Score; others: Score; by: number; words: string }

/** Built only from what the summary shows this reader. */
export type Overview = {
  rows: ScoreRow[]
  columns: GroupFigure['group'][]
  strongest: RankedQuestion[]
  weakest: RankedQuestion[]
  gaps: Gap[]
  moves: ScoreRow[]
  quotes: Quote[]
}

const MOST = 3

type Ranked = { question: QuestionSummary; row: ScoreRow }

const endsOf = ({ type, distribution }: QuestionSummary) =>
  kinds[type].figure === 'share' ? [0, 100] : [distribution.at(0)?.value ?? 0, distribution.at(-1)?.value ?? 0]

function scoreOf(question: QuestionSummary, { value, people }: KeyFigure): Score {
  const [lowest = 0, highest = 0] = endsOf(question)
  const share = highest > lowest ? ((value - lowest) / (highest - lowest)) * 100 : 0
  return { shown: figureInWords(question.type, value), share, people }
}

/** Shares differ in percentage points. */
const signed = (type: QuestionSummary['type'], by: number) =>
  `${by > 0 ? '+' : by < 0 ? '−' : '±'}${kinds[type].figure === 'share' ? plural(Math.abs(by), 'point') : Math.abs(by).toFixed(1)}`

function changeOf({ type, before }: QuestionSummary): ScoreRow['change'] {
  if (before === null) return null
  const by = figureDifference(type, before.now.value, before.then.value)
  return { by, words: signed(type, by) }
}

function rowOf(question: QuestionSummary): ScoreRow | null {
  const { id, number, type, text, isHidden, follows, groups, distribution, yes, no } = question
  const figure = isHidden || follows !== null ? null : keyFigure(type, question)
  if (figure === null) return null
  const spread = kinds[type].figure === 'share' ? [no, yes] : distribution.map(({ count }) => count)
  return {
    id,
    number,
    text,
    spread,
    title: shortTitle(text),
    all: scoreOf(question, figure),
    groups: Object.fromEntries(groups.map((found) => [found.group, scoreOf(question, found)])),
    agreement: agreementOf(spread),
    change: changeOf(question),
  }
}

const topOf = ({ distribution }: QuestionSummary) => distribution.at(-1)?.value ?? 0

const shownOf = ({ question, row }: Ranked) => `${row.all.shown} of ${topOf(question)}`

/** `isTied`: another question has the same figure. */
const rankedQuestion =
  (sorted: readonly Ranked[]) =>
  (one: Ranked): RankedQuestion => {
    const { id, title, all } = one.row
    const shown = shownOf(one)
    return { id, title, share: all.share, shown, isTied: sorted.filter((other) => shownOf(other) === shown).length > 1 }
  }

/** Ranks scales and ratings. A yes is not always good, so yes/no questions have no rank. */
function rankedOf(ranked: readonly Ranked[]) {
  const sorted = ranked
    .filter(({ question: { type } }) => kinds[type].figure === 'mean')
    .toSorted((one, other) => other.row.all.share - one.row.all.share)
  const most = Math.min(MOST, Math.floor(sorted.length / 2))
  if (most === 0 || sorted.at(0)?.row.all.share === sorted.at(-1)?.row.all.share) return { strongest: [], weakest: [] }
  return {
    strongest: sorted.slice(0, most).map(rankedQuestion(sorted)),
    weakest: sorted.slice(-most).toReversed().map(rankedQuestion(sorted)),
  }
}

function gapOf({ question: { type, groups }, row }: Ranked): Gap[] {
  const self = row.groups.SELF
  const others = row.groups.OTHERS
  const valueOf = (group: GroupFigure['group']) => groups.find((found) => found.group === group)?.value ?? 0
  if (!self || !others) return []
  const by = figureDifference(type, valueOf('SELF'), valueOf('OTHERS'))
  return by === 0 ? [] : [{ id: row.id, title: row.title, self, others, by, words: signed(type, by) }]
}

const widthOf = ({ self, others }: Gap) => Math.abs(self.share - others.share)

/** Normalises moves across scales. */
function distanceOf({ question, row: { change } }: Ranked) {
  const [lowest = 0, highest = 0] = endsOf(question)
  return change === null || highest === lowest ? 0 : Math.abs(change.by) / (highest - lowest)
}

/** `questions` is the whole form, as the summary shows it to this reader. */
export function overviewOf(questions: readonly QuestionSummary[], quotes: Quote[]): Overview {
  const ranked = questions.flatMap((question): Ranked[] => {
    const row = rowOf(question)
    return row === null ? [] : [{ question, row }]
  })
  const rows = ranked.map(({ row }) => row)
  const moved = ranked.filter((one) => distanceOf(one) > 0)
  return {
    rows,
    columns: [...new Set(questions.flatMap(({ groups }) => groups.map(({ group }) => group)))].toSorted(inOrder),
    ...rankedOf(ranked),
    gaps: ranked
      .flatMap(gapOf)
      .toSorted((one, other) => widthOf(other) - widthOf(one))
      .slice(0, MOST),
    moves: moved
      .toSorted((one, other) => distanceOf(other) - distanceOf(one))
      .slice(0, MOST)
      .map(({ row }) => row),
    quotes,
  }
}

const columnOrder: GroupFigure['group'][] = ['SELF', 'OTHERS', 'MANAGER', 'PEER', 'REPORT', 'EXTERNAL', 'OTHER']
const inOrder = (one: GroupFigure['group'], other: GroupFigure['group']) =>
  columnOrder.indexOf(one) - columnOrder.indexOf(other)
