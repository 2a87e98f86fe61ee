/** From nearly equal answers to both ends of the scale. */
export type Agreement = 'alike' | 'mixed' | 'split'

const bounds = { alike: 0.4, mixed: 0.7 } as const

/** 0 when all answers are equal, 1 when half are at each end; null for fewer than two. */
function spreadOf(counts: readonly number[]): number | null {
  const people = counts.reduce((sum, count) => sum + count, 0)
  const steps = counts.length - 1
  if (people < 2 || steps < 1) return null
  // The deviation would call 7 of 9 a split.
  if (steps === 1) return (2 * Math.min(...counts)) / people
  const mean = counts.reduce((sum, count, step) => sum + count * step, 0) / people
  const variance = counts.reduce((sum, count, step) => sum + count * (step - mean) ** 2, 0) / people
  return Math.sqrt(variance) / (steps / 2)
}

export function agreementOf(counts: readonly number[]): Agreement | null {
  const spread = spreadOf(counts)
  if (spread === null) return null
  if (spread < bounds.alike) return 'alike'
  return spread < bounds.mixed ? 'mixed' : 'split'
}
