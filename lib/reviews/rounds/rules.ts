import type { QuestionType, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { heatStep } from '@/lib/reviews/results/rules/heat'
import { isShownOfAll, type Eyes } from '@/lib/reviews/results/rules/shown-results'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { hasEnded, type ReviewFacts } from '@/lib/reviews/model/rules/review-state'
import { plural } from '@/lib/shared/text'
import type { RoundStep } from './schema'

/** A question with one number as its figure. */
export type RoundColumn = {
  position: number
  type: QuestionType
  text: string
  lowest: number | null
  highest: number | null
}

export type CellTally = RoundColumn & {
  reviewId: string
  answered: number
  scored: number
  score: number | null
  yes: number
}

/** `value` is a mean or the percentage of yes; `step` runs from 1 (low) to 6 (high). */
export type HeatCell = { value: number; people: number; step: number }

export const COLUMNS_PAGE = 10

/**
 * Null without answers or below the summary's floor; reviews share no answers, so differences between cells reveal
 * nobody.
 */
export function heatCell(tally: CellTally | undefined, eyes: Eyes): HeatCell | null {
  if (!tally || tally.scored === 0) return null
  const { type, answered, scored, score, yes, lowest, highest } = tally
  if (!isShownOfAll(Math.min(answered, scored), eyes)) return null
  if (kinds[type].figure === 'share')
    return { value: (yes / scored) * 100, people: scored, step: heatStep(yes / scored) }
  if (score === null || lowest === null || highest === null) return null
  return { value: score, people: scored, step: heatStep((score - lowest) / Math.max(1, highest - lowest)) }
}

/** Named reviews hide no figures. */
export function noFiguresInWords({ status, anonymity, answeredCount }: ReviewFacts) {
  if (!hasEnded(status)) return 'No figures yet'
  if (answeredCount === 0) return 'Nobody answered'
  return anonymity === 'NAMED' ? 'No figures' : 'Too few answered'
}

/** Each subject counts the same; hidden cells are left out. */
export function columnMean(cells: readonly (HeatCell | null)[]): number | null {
  const shown = cells.flatMap((cell) => (cell === null ? [] : [cell.value]))
  return shown.length === 0 ? null : shown.reduce((sum, value) => sum + value, 0) / shown.length
}

export const hasFigures = ({ cells }: { cells: readonly (HeatCell | null)[] }) => cells.some((cell) => cell !== null)

type About = { subjectId: string | null; subject: { status: string } | null; creatorId: string; seenBySubject: boolean }

/** Nothing is released to a deactivated subject. */
export const isForSubject = ({ subjectId, subject, creatorId, seenBySubject }: About) =>
  seenBySubject && subject?.status === 'ACTIVE' && subjectId !== creatorId

type Stepping = {
  status: ReviewStatus
  answeredCount: number
  hasReminders: boolean
  /** A reminder would reach somebody now. */
  isNudgeable: boolean
  isRepeated: boolean
  isReleasable: boolean
}

/** A review without answers, or without a subject who reads it, has nothing to release. */
const takesPart: Record<RoundStep, (review: Stepping) => boolean> = {
  remind: ({ status, hasReminders, isNudgeable }) => status === 'ACTIVE' && hasReminders && isNudgeable,
  close: ({ status }) => status === 'ACTIVE' || status === 'INACTIVE',
  release: ({ status, answeredCount, isReleasable }) => status === 'CLOSED' && answeredCount > 0 && isReleasable,
  end: ({ isRepeated }) => isRepeated,
}

export const reviewsForStep = <Row extends Stepping>(rows: readonly Row[], step: RoundStep) =>
  rows.filter((row) => takesPart[step](row))

/** The most pressing step; none while everyone who still has to answer was just reminded. */
export function nextRoundStep(rows: readonly (Stepping & { askedCount: number })[]): RoundStep | null {
  const isOffered = (step: RoundStep) => reviewsForStep(rows, step).length > 0
  const isWaiting = rows.some(
    ({ status, hasReminders, askedCount, answeredCount }) =>
      status === 'ACTIVE' && hasReminders && answeredCount < askedCount,
  )
  if (isOffered('release')) return 'release'
  if (isWaiting) return isOffered('remind') ? 'remind' : null
  return isOffered('close') ? 'close' : null
}

/** What a step did to this many reviews; refused ones are not among them. */
export function doneInWords(step: RoundStep, count: number) {
  const words: Record<RoundStep, string> = {
    remind: 'Reminders sent',
    close: `${plural(count, 'form')} closed to new answers`,
    release: `Released to ${plural(count, 'person', 'people')}`,
    end: 'No more rounds go out',
  }
  return words[step]
}
