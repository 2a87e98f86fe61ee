import type { QuestionType, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { heatStep } from '@/lib/reviews/results/rules/heat'
import { isShownOfAll, type Eyes } from '@/lib/reviews/results/rules/shown-results'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { hasEnded, type ReviewFacts } from '@/lib/reviews/model/rules/review-state'
import type { RoundStep } from './schema'

/** A question all reviews of a round ask, where its answers come down to one number. */
export type RoundColumn = {
  position: number
  type: QuestionType
  text: string
  lowest: number | null
  highest: number | null
}

/** What was counted of one question of one review. */
export type CellTally = RoundColumn & {
  reviewId: string
  answered: number
  scored: number
  score: number | null
  yes: number
}

/** The figure of one question of one review: a mean, or the share of yes in percent; `step` is from 1 (low) to 5 (high). */
export type HeatCell = { value: number; people: number; step: number }

/** Columns of one page. */
export const COLUMNS_PAGE = 10

/**
 * A cell, or null where nobody answered or too few did: the rule of the summary of one review, for everybody together.
 * Cells of two reviews have no answer in common, so that no difference of theirs is anybody's.
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

/** Why a row of a round has no figure at all. Of a named review none is hidden. */
export function noFiguresInWords({ status, anonymity, answeredCount }: ReviewFacts) {
  if (!hasEnded(status)) return 'No figures yet'
  if (answeredCount === 0) return 'Nobody answered'
  return anonymity === 'NAMED' ? 'No figures' : 'Too few answered'
}

/** The mean of the cells that are shown, each subject counting the same; the hidden ones are in no part of it. */
export function columnMean(cells: readonly (HeatCell | null)[]): number | null {
  const shown = cells.flatMap((cell) => (cell === null ? [] : [cell.value]))
  return shown.length === 0 ? null : shown.reduce((sum, value) => sum + value, 0) / shown.length
}

type Stepping = { status: ReviewStatus; answeredCount: number; hasReminders: boolean; isRepeated: boolean }

/** Whether a review takes part in a step of its round. Where nobody answered there is nothing to release. */
const takesPart: Record<RoundStep, (review: Stepping) => boolean> = {
  remind: ({ status, hasReminders }) => status === 'ACTIVE' && hasReminders,
  close: ({ status }) => status === 'ACTIVE' || status === 'INACTIVE',
  release: ({ status, answeredCount }) => status === 'CLOSED' && answeredCount > 0,
  end: ({ isRepeated }) => isRepeated,
}

/** The reviews of a round that a step is for. */
export const reviewsForStep = <Row extends Stepping>(rows: readonly Row[], step: RoundStep) =>
  rows.filter((row) => takesPart[step](row))
