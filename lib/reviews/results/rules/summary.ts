import type { Relationship, FollowWhen, Anonymity } from '@/lib/platform/generated/prisma/enums'
import {
  shownOfTallies,
  keyFigure,
  figuresOf,
  countsOf,
  areComparable,
  hiddenCount,
  type KeyFigure,
  type QuestionFigures,
  type CountedQuestion,
  type TextAnswer,
  type Tally,
} from './tallies'
import { groupBy } from '@/lib/shared/group-by'
import { questionNumbers, conditionInWords } from '@/lib/reviews/model/rules/conditions'
import type { ReaderKind } from '@/lib/reviews/model/rules/readers'
import { inGroupOrder } from '@/lib/reviews/model/rules/relationships'
import type { Eyes, Shown } from './shown-results'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { isQuotable, quoteOf, textsFor, type GroupedText, type Quote } from './quotes'

/** `from` is the number of the first question of the page. */
export type SummaryFilter = { group?: Relationship; from?: number }

/** OTHERS is everybody but the subject. */
export type GroupFigure = { group: Relationship | 'OTHERS' } & KeyFigure

/** A hidden question holds no number and no text. */
export type QuestionSummary = QuestionFigures & {
  id: string
  /** 1, 2, 2.1, 3. */
  number: string
  type: CountedQuestion['type']
  text: string
  isHidden: boolean
  lowEnd: string
  highEnd: string
  texts: TextAnswer[]
  /** For a follow-up: the answer that leads to it, and how many gave it. */
  follows: { condition: string; asked: number } | null
  /** Only the shown groups, if there are several. */
  groups: GroupFigure[]
  /** Compared with the previous round. */
  before: { now: KeyFigure; then: KeyFigure } | null
  choicesBefore: Pick<QuestionFigures, 'answered' | 'options'> | null
  /** Only for the creator, who hid them. */
  hiddenCount: number
}

export type Summary = {
  questions: QuestionSummary[]
  groups: Relationship[]
  /** First question of the next page. */
  next: number | null
  before: { closedAt: Date | null; path: string } | null
}

export type SummaryQuestion = CountedQuestion & {
  id: string
  text: string
  followsId: string | null
  followsWhen: FollowWhen | null
  followsValue: number | null
}

export type NumberedQuestion = SummaryQuestion & { number: string }

const QUESTIONS_PAGE = 20

export type QuestionsPage = { questions: NumberedQuestion[]; all: NumberedQuestion[]; next: number | null }

/** Follow-ups come right after their question, on the same page. */
export function pageOf(questions: readonly SummaryQuestion[], from = 1, size = QUESTIONS_PAGE): QuestionsPage {
  const followUps = groupBy(questions, ({ followsId }) => followsId)
  const main = followUps.get(null) ?? []
  const ordered = main.flatMap((question) => [question, ...(followUps.get(question.id) ?? [])])
  const numbers = questionNumbers(ordered.map(({ followsId }) => followsId !== null))
  const kept = new Set(main.slice(from - 1, from - 1 + size).map(({ id }) => id))
  const numbered = ordered.map((question, index): NumberedQuestion => ({ ...question, number: numbers[index] ?? '' }))
  return {
    questions: numbered.filter(({ id, followsId }) => kept.has(followsId ?? id)),
    all: numbered,
    next: main.length >= from + size ? from + size : null,
  }
}

/** The first question of the page that shows this one. */
export function pageHolding(questions: readonly Pick<SummaryQuestion, 'id' | 'followsId'>[], id: string): number {
  const mainId = questions.find((question) => question.id === id)?.followsId ?? id
  const index = questions.filter(({ followsId }) => followsId === null).findIndex((main) => main.id === mainId)
  return index - (index % QUESTIONS_PAGE) + 1
}

type Head = {
  closedAt: Date | null
  readAs: ReaderKind
  anonymity: Anonymity
  eyes: Eyes
  path: string
  can: { pin: boolean }
}

type SummaryFacts = {
  head: Head
  before: Head | null
  group: Relationship | undefined
  questions: readonly NumberedQuestion[]
  byQuestion: ReadonlyMap<string, Tally[]>
  texts: ReadonlyMap<string, GroupedText[]>
  /** Unfiltered: `summaryOf` decides who may read it. */
  pinned: readonly GroupedText[]
}

type Reading = { question: NumberedQuestion; now: Tally[]; then: Tally[]; shown: Shown; shownThen: Shown }

const nothing: Shown = { all: false, groups: [] }

function readingsOf({ head, before, questions, byQuestion }: SummaryFacts): Map<string, Reading> {
  const readings = new Map<string, Reading>()
  for (const question of questions) {
    const tallies = byQuestion.get(question.id) ?? []
    const now = tallies.filter(({ isBefore }) => !isBefore)
    const then = tallies.filter(({ isBefore }) => isBefore)
    const leading = question.followsId === null ? undefined : readings.get(question.followsId)
    const shown = shownOfTallies(question.type, now, head.eyes, leading?.shown)
    // Follow-ups reach different people in each round, so they are not compared.
    const isCompared = before !== null && question.followsId === null
    const shownThen = isCompared ? shownOfTallies(question.type, then, before.eyes) : nothing
    readings.set(question.id, { question, now, then, shown, shownThen })
  }
  return readings
}

const ofGroup = (tallies: Tally[], group: Relationship | undefined) =>
  group === undefined ? tallies : tallies.filter((tally) => tally.group === group)

const isShown = (shown: Shown, group: Relationship | undefined) =>
  group === undefined ? shown.all : shown.groups.includes(group)

function groupFigures({ question, now, shown }: Reading): GroupFigure[] {
  if (shown.groups.length < 2) return []
  const figure = (tallies: Tally[]) => keyFigure(question.type, figuresOf(question, tallies))
  const rows = inGroupOrder(shown.groups).map((group) => ({ group, figure: figure(ofGroup(now, group)) }))
  const isSelfShown = shown.groups.includes('SELF')
  const others = isSelfShown
    ? [{ group: 'OTHERS' as const, figure: figure(now.filter(({ group }) => group !== 'SELF')) }]
    : []
  const [first, ...rest] = rows
  const all = isSelfShown && first ? [first, ...others, ...rest] : rows
  return all.flatMap(({ group, figure: found }) => (found === null ? [] : [{ group, ...found }]))
}

type Comparison = Pick<QuestionSummary, 'before' | 'choicesBefore'>

const uncompared: Comparison = { before: null, choicesBefore: null }

function comparisonOf({ question, now, then, shownThen }: Reading, { head, before, group }: SummaryFacts): Comparison {
  if (before === null || !isShown(shownThen, group)) return uncompared
  const cutNow = ofGroup(now, group)
  const cutThen = ofGroup(then, group)
  const roundNow = { counts: countsOf(cutNow), eyes: head.eyes }
  if (!areComparable(question.type, roundNow, { counts: countsOf(cutThen), eyes: before.eyes })) return uncompared
  const figuresNow = figuresOf(question, cutNow)
  const figuresThen = figuresOf(question, cutThen)
  const figureNow = keyFigure(question.type, figuresNow)
  const figureThen = keyFigure(question.type, figuresThen)
  const { answered, options } = figuresThen
  const haveChosen = question.type === 'checkbox' && figuresNow.answered > 0 && answered > 0
  return {
    before: figureNow && figureThen ? { now: figureNow, then: figureThen } : null,
    choicesBefore: haveChosen ? { answered, options } : null,
  }
}

function askedOf({ followsWhen, followsValue }: SummaryQuestion, leading: SummaryQuestion, tallies: Tally[]) {
  const bound = followsValue ?? NaN
  const met: Record<FollowWhen, (tally: Tally) => boolean> = {
    AT_MOST: ({ kind, key }) => kind === 'score' && Number(key) <= bound,
    AT_LEAST: ({ kind, key }) => kind === 'score' && Number(key) >= bound,
    YES: ({ kind, key }) => kind === 'yes' && key === 'true',
    NO: ({ kind, key }) => kind === 'yes' && key === 'false',
    CHOSEN: ({ kind, key }) => kind === 'option' && key === leading.options[bound]?.id,
  }
  if (followsWhen === null) return 0
  return tallies.filter(met[followsWhen]).reduce((sum, { count }) => sum + count, 0)
}

function followsOf({ question, now }: Reading, leading: Reading | undefined, group: Relationship | undefined) {
  const { followsWhen, followsValue } = question
  if (!leading || followsWhen === null) return null
  const options = leading.question.options.map(({ text }) => text)
  const condition = conditionInWords({ when: followsWhen, value: followsValue }, options)
  // Its number is a figure of the leading question, so that question's visibility decides.
  if (!isShown(leading.shown, group)) return { condition, asked: 0 }
  const answered = figuresOf(question, ofGroup(now, group)).answered
  return { condition, asked: Math.max(answered, askedOf(question, leading.question, ofGroup(leading.now, group))) }
}

function viewOf(reading: Reading, leading: Reading | undefined, given: SummaryFacts): QuestionSummary {
  const { question, now, shown } = reading
  const { head, group, texts } = given
  const { id, number, type, text, options } = question
  const isOpen = isShown(shown, group)
  const figures = figuresOf(question, isOpen ? ofGroup(now, group) : [])
  const ends = kinds[type].figure === 'mean' ? options : []
  return {
    id,
    number,
    type,
    text,
    isHidden: !isOpen,
    ...figures,
    distribution: isOpen ? figures.distribution : [],
    options: isOpen ? figures.options : [],
    lowEnd: ends[0]?.text ?? '',
    highEnd: ends[1]?.text ?? '',
    texts: isOpen ? textsFor(texts.get(id) ?? [], shown, head.can.pin) : [],
    follows: followsOf(reading, leading, group),
    groups: group === undefined && isOpen ? groupFigures(reading) : [],
    ...(isOpen ? comparisonOf(reading, given) : uncompared),
    hiddenCount: head.readAs === 'creator' && group === undefined ? hiddenCount(now) : 0,
  }
}

const quotesOf = (readings: ReadonlyMap<string, Reading>, pinned: readonly GroupedText[]): Quote[] =>
  pinned.flatMap((one) => {
    const reading = readings.get(one.questionId)
    return reading && isQuotable(reading.shown, one.relationship) ? [quoteOf(one, reading.question.text)] : []
  })

/** `shownOf` decides everything visible in it. */
export function summaryOf(given: SummaryFacts): Omit<Summary, 'next'> & { quotes: Quote[] } {
  const readings = readingsOf(given)
  const all = [...readings.values()]
  const groups = inGroupOrder(all.flatMap(({ shown }) => shown.groups))
  const views = all.map((reading) => viewOf(reading, readings.get(reading.question.followsId ?? ''), given))
  const { before } = given
  const isCompared = before !== null && views.some((view) => view.before !== null || view.choicesBefore !== null)
  return {
    questions: views,
    groups: groups.length > 1 ? groups : [],
    before: isCompared ? { closedAt: before.closedAt, path: before.path } : null,
    quotes: quotesOf(readings, given.pinned),
  }
}
