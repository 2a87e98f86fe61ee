import type { GoalStatus, ProgressSource } from '@/lib/platform/generated/prisma/enums'
import { wholePercent } from '@/lib/shared/text'

type Measured = { start: number; current: number; target: number }

const within = (percent: number) => (Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0)

/** Progress of a key result, 0 to 100; with start and target equal, 0 or 100. */
export function keyResultPercent({ start, current, target }: Measured): number {
  if (target === start) return current === target ? 100 : 0
  return within(((current - start) / (target - start)) * 100)
}

type Weighted = { percent: number; weight: number }

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Weighted mean, 0 to 100; zero weights count equally. */
function meanOf(parts: readonly Weighted[]): number {
  if (parts.length === 0) return 0
  const total = sumOf(parts.map(({ weight }) => weight))
  if (total === 0) return sumOf(parts.map(({ percent }) => percent)) / parts.length
  return sumOf(parts.map(({ percent, weight }) => percent * weight)) / total
}

export type ProgressParts = {
  byHand: number
  keyResults: readonly (Measured & { weight: number })[]
  items: readonly { isDone: boolean }[]
  children: readonly { progress: number; status: GoalStatus }[]
}

const sources: Record<ProgressSource, (parts: ProgressParts) => number> = {
  BY_HAND: ({ byHand }) => byHand,
  KEY_RESULTS: ({ keyResults }) =>
    meanOf(keyResults.map((keyResult) => ({ percent: keyResultPercent(keyResult), weight: keyResult.weight }))),
  ITEMS: ({ items }) => meanOf(items.map(({ isDone }) => ({ percent: isDone ? 100 : 0, weight: 1 }))),
  CHILDREN: ({ children }) =>
    meanOf(
      children.filter(({ status }) => status !== 'Abandoned').map(({ progress }) => ({ percent: progress, weight: 1 })),
    ),
}

export const goalProgress = (source: ProgressSource, parts: ProgressParts) =>
  wholePercent(within(sources[source](parts)))

/** Rounded share of Completed goals (specification, section 4). */
export const completedPercent = ({ all, completed }: { all: number; completed: number }) =>
  all === 0 ? 0 : Math.round((100 * completed) / all)
